"""A variant of Prêt-à-Porter: the bank lends twice as much, and every working round begins with a grant of 2."""

from collections.abc import Callable, Generator

from modiste import Automatic, Patch, Step, Table, Variant, hookimpl, state_class
from modiste_pret_a_porter.events import ResourceGained
from modiste_pret_a_porter.state import PretState


@state_class
class Granting(Automatic[PretState]):
    """Every company is given 2 cash."""

    def enter(self, table: Table[PretState]) -> None:
        for company in table.state.companies:
            company.cash += 2
            table.emit(ResourceGained(company.seat, "cash", 2))


class GenerousBank:
    """What the variant answers differently: it wraps the answer of whoever is asked after it."""

    @hookimpl(wrapper=True)
    def credit_limit(self, state: PretState, seat: int) -> Generator[None, int, int]:
        limit = yield
        return 2 * limit


@hookimpl
def modiste_register_variants(register: Callable[[object], None]) -> None:
    register(
        Variant(
            id="generous-bank",
            game="pret-a-porter",
            plugin=GenerousBank(),
            phases=[Granting],
            patches=[Patch("after", "working/preparation", (Step("grant", Granting()),))],
        )
    )
