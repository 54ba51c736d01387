## Lessons
lesson-point = Montrer où
lesson-try = Essayez : { $answer }
more-lessons = Autres leçons
lesson-about-reformation = La Réforme
lesson-about-sea = La guerre sur mer
lesson-about-succession = La succession d’Angleterre
lesson-about-new_world = Le Nouveau Monde
lesson-about-court = À la cour
lesson-about-war = À la guerre

## Links
settings = Réglages
your-pages = Vos pages
pages-for-all = Pages pour tous
end-open = Toute l’histoire
