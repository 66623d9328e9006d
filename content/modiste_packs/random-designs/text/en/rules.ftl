# The rules of the variant. Every id is that of a clause in rules.yaml.

pap-random-designs-token = Draw a clothing type token at random. Its type (jacket, dress, shoes, pants or shirt) is your company's speciality. The designs that it names have no meaning.
pap-random-designs-hand = Shuffle all designs together, those marked as starting designs too. Each company begins with two of them, dealt at random.
pap-random-designs-deck = All designs that are left form a face-down deck. Lay { $display_designs } of them open.
