# Le carte di combattimento, di risposta e di primavera
mercenaries-bribed = { $many ->
    [one] { $many } mercenario passa
   *[other] { $many } mercenari passano
} { to-power }.
weather-foul = Il maltempo ferma { the-power }; un punto comando è perso.
leader-ill = La gotta costringe a letto { the-leader } per questo impulso.
mercenaries-lost = Un mercenario { of-power } { in-space } viene congedato.
event-cancelled = «{ $card }» { of-power } è annullata: Lutero è al sicuro alla Wartburg.
comet-skips = La cometa fa saltare { to-power } il prossimo impulso.
comet-discards = Sotto la cometa { the-power } { $power_number ->
    [plural] perdono
   *[other] perde
} «{ $card }».
spring-prepared = { start-power } { $power_number ->
    [plural] arruolano
   *[other] arruola
} un regolare { in-space }.
hand-seen = { start-power } { $power_number ->
    [plural] guardano
   *[other] guarda
} la mano { of-whose }.
gout-leader = Quale comandante si ammala?
mercenaries-scattered = Dove viene eliminato un mercenario?
mercenaries-whose = Di chi è il mercenario { in-space }?
rowers-change = { card-professional_rowers }: il totale di { $total } sale o scende di due?
rowers-side = Quale flotta riceve tre dadi in più?
comet-omen = Che cosa porta la cometa?
comet-whom = A chi?
informant-tells = Chi ascolta l’informatore veneziano?
informant-about = Quale mano { $power_number ->
    [plural] guardano
   *[other] guarda
} { the-power }?
choice-rowers-change-more = Due in più
choice-rowers-change-less = Due in meno
choice-comet-omen-discard = Una carta persa a caso
choice-comet-omen-skip = Un impulso saltato
