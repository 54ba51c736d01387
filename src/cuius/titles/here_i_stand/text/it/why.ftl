# Perché un bot risponde così, in una frase.

why-campaign = Obiettivo: { $goal }; { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}, { $points } PC di marcia, { $chance } % di probabilità di prenderlo.
why-relief = Da soccorrere: { $goal }, con { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}.
why-refuge = L’armata è più al sicuro qui: { $goal }.
why-assault = Assalto: { $goal } dovrebbe cadere ({ $chance } %).
why-stand = Il campo si può tenere.
why-too_strong = Qui il nemico è troppo forte.
why-keep_cards = Queste carte varranno di più in seguito.
why-mandatory = { $card } va giocata prima o poi; ora fa il danno minore.
why-no_other = Sarebbe meglio tenere { $card } per uno scontro, ma non resta altro.
why-event = { $card } come evento vale circa { $event } PV; i suoi PC ne varrebbero { $points }.
why-points = I PC della carta { $card } valgono circa { $points } PV; l’evento ne varrebbe { $event }.
why-nothing_pays = Qui niente vale più i suoi PC.
why-more_men = Con più uomini una campagna ha buone probabilità di riuscire.
why-guards = Le mura hanno bisogno di uomini: un nemico è vicino.
why-overseas = Il Nuovo Mondo porta carte e PV.
why-debate = I teologi disponibili sembrano più forti di quelli avversari.
why-souls = Ora si possono conquistare spazi alla fede.
why-best_use = È ciò che rende di più per i PC.
why-save_card = La carta varrà di più un’altra volta.
why-card_now = { $card } fa pendere questo scontro.
why-convert = { $chance } % di probabilità di conversione: { $place }.
why-debate_zone = La disputa ha le migliori probabilità nella { $zone }.
why-weaker_pool = Contro i teologi più deboli.
why-no_war = Nessuna guerra varrebbe le sue carte.
why-war = Una campagna contro { the-power } renderebbe.
why-deal_good = Per questa parte vale circa { $worth } PV.
why-deal_better = Con una modifica ci guadagnano entrambi.
why-deal_nothing = Questa parte non ci guadagnerebbe nulla.
why-deal_poor = A questa parte costerebbe circa { $worth } PV.
