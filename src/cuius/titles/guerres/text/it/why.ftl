# Perché un bot risponde così, in una frase.

why-attempt_town = { $town }: { $chance } % di riuscita; aggiunge circa il { $gain } % alle probabilità di vittoria.
why-attempt_character = { $chance } % di probabilità di convincere: { $character }.
why-mission = { $country }: denaro e truppe in vista.
why-treaty = { $chance } % di probabilità di un punto trattato; aggiunge circa il { $gain } % alle probabilità di vittoria.
why-taxes = { $chance } % di probabilità di alzare le tasse reali.
why-save_card = La carta varrà di più un’altra volta.
why-card_sure = La carta aiuta ora questa parte.
why-card = Questa carta aggiunge circa il { $gain } % alle probabilità di vittoria.
why-muster = { $province }: da lì un’armata ha più da guadagnare.
why-rest = Ora nessuna marcia vale il suo costo.
why-march_siege = { $province }: si può prendere { $town }.
why-march = { $province }: lì l’armata sta meglio.
why-battle = La battaglia si vince al { $chance } %.
why-no_battle = La battaglia si vincerebbe solo al { $chance } %.
why-siege = { $town }: l’assedio aggiunge circa il { $gain } % alle probabilità di vittoria.
why-no_siege = Qui nessun assedio promette nulla.
why-ally_helped = Il guadagno dell’alleato è anche nostro.
why-ally_refused = Il denaro serve qui.
