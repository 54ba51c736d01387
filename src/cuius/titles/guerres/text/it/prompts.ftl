# Domande che non appartengono a una sola azione: la mano di corte, la scelta di un’azione, il conteggio finale.

court-leader = Non resta alcuna lettera di successione. Chi guida la tua fazione in questo turno?
court-equal_leader = Due personaggi { of-faction } hanno la stessa lettera: quale guida la fazione?
court-pick = Quale personaggio chiami a corte, in segreto?
court-give = Due di queste carte vanno alla mano di corte del tuo vicino ({ $faction }): quale adesso?
court-character = Chi agisce a corte?
court-action = Che cosa fa { the-character }?
victory-towns = Alcune fazioni tengono lo stesso numero di città. Chi viene prima?
victory-treaties = Alcune fazioni hanno gli stessi punti trattato. Chi viene prima?

## Risposte

choice-spend = Giocare la carta senza azione
