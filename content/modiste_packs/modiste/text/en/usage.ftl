# What is said when a command is typed wrongly, and the headings of `--help`. This file is read without Fluent, like
# help.ftl: a variable may stand where the original has it, and nothing else.

usage-usage = Usage:
usage-options = Options
usage-help = Show this message and exit.
usage-default = default: { $default }
usage-error = Error: { $message }
usage-try = Try '{ $command } { $option }' for help.

usage-invalid = Invalid value: { $message }
usage-invalid-for = Invalid value for { $param_hint }: { $message }
usage-missing-argument = Missing argument
usage-missing-option = Missing option
usage-missing-command = Missing command.
usage-no-option = No such option { $name }.
usage-no-command = No such command { $name }.
usage-did-you-mean = Did you mean { $possibility }?
usage-did-you-mean-several = (Did you mean one of: { $possibilities }?)
usage-takes-none = Option { $name } does not take a value.
usage-takes-one = Option { $name } requires an argument.
usage-takes-several = Option { $name } requires { $nargs } arguments.
usage-extra = Got unexpected extra argument ({ $args })
usage-extra-several = Got unexpected extra arguments ({ $args })

usage-number = { $value } is not a whole number.
usage-range = { $value } is not in the range { $range }.
usage-choice = { $value } is not { $choice }.
usage-choices = { $value } is not one of { $choices }.
usage-nowhere = { $name } { $filename } does not exist.
usage-is-file = { $name } { $filename } is a file.
usage-is-folder = { $name } { $filename } is a directory.
usage-unreadable = { $name } { $filename } is not readable.
usage-file = file
usage-folder = directory
usage-path = path
