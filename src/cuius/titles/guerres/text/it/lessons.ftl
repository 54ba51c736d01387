# Le lezioni su parti del gioco; data/lesson.toml dice dove appare ogni nota.

lesson-court-welcome = Questa lezione riguarda la corte. Guidi i Realisti, con Caterina al tuo fianco: cinque personaggi agiscono uno a uno, con due dadi e un valore; sette o più riesce. Finisce quando si levano le truppe.
lesson-court-over = La corte è finita: le carte tornano nei mazzi, e chi vive può guidare un esercito. Gioca la guerra come vuoi, o segui la lezione che ne parla.
lesson-court-hands = Un personaggio lo chiami tu; per gli altri posti i vicini pescano quattro delle tue carte e te ne danno due. Valori e abilità stanno sulle carte.
lesson-court-character = Nessuno passa, e ognuno agisce una volta. Il valore militare serve agli attacchi a sorpresa, l’intrigo a tutto il resto. Un due naturale uccide: non mandare per poco chi ti serve.
lesson-court-action = Un soldato sorprende una città ugonotta finché le probabilità sono buone; chi sa intrigare riscuote le tasse. Senza un livello non ci sono truppe regie, e il primo livello speso vale otto punti truppa.
lesson-court-surprise = Illuminate sono le città alla portata della sua influenza; un capofazione le raggiunge tutte tranne Parigi e La Rochelle. Le maggiori sono più difficili di uno. La città è subito tua.
lesson-war-welcome = Questa lezione riguarda la guerra. Guidi la Lega: dopo la corte, dove aiutano le altre note, gli eserciti sono guidati per rango, le province annunciate e pagate, battaglie e assedi tirati. I punti guerra decidono chi vince la guerra, e con essa un punto trattato.
lesson-war-over = La guerra è finita: gli eserciti lasciano la mappa, denaro e punti guerra svaniscono, le città restano. La Lega vince subito con il doppio delle città degli Ugonotti; continua.
lesson-war-rounds = Le parti giocano turni di guerra alternati finché entrambe rinunciano. Ogni provincia si paga secondo l’esercito: due fino a tre punti, tre fino a sei, cinque oltre. Un esercito medio può perdere un punto in marcia, uno grande lo perde sempre.
lesson-war-announce = Annuncia dove una battaglia o un assedio rende: una battaglia dà uno, due o quattro punti guerra secondo l’esercito battuto, una città uno o due. Provincia ed esercito si attivano una volta per turno di guerra.
lesson-war-share = Gli alleati dividono il prezzo come credono. Ciò che la Lega conquista con il re diventa realista, ma i punti guerra vanno a chi comanda: che sia un tuo comandante.
lesson-war-fight = Un dado per un esercito piccolo, due per uno medio, quattro per uno grande, e uno per ogni punto tattico del comandante. Cinque e sei tolgono un punto; chi ne toglie di più vince, e la parità va all’esercito rimasto più grande.
lesson-war-siege = La guarnigione tira un dado per punto, tu i tuoi dadi di battaglia. Servono colpi per tutta la guarnigione, e altrettanti tuoi punti restano dentro. Contro una città maggiore vieni con almeno quattro punti.
