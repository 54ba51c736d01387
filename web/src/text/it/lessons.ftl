## Lessons
lesson-point = Mostra dove
lesson-try = Prova: { $answer }
more-lessons = Altre lezioni
lesson-about-reformation = La Riforma
lesson-about-sea = La guerra sul mare
lesson-about-succession = La successione inglese
lesson-about-new_world = Il Nuovo Mondo
lesson-about-court = A corte
lesson-about-war = In guerra

## Links
settings = Impostazioni
your-pages = Le tue pagine
pages-for-all = Pagine per tutti
end-open = Com’è andata
