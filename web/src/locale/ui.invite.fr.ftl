# Inviter et venir : liens, première minute à une table, listes du salon.

reach-none = Vos amis ne peuvent pas joindre ce serveur : il n’écoute que sur cet ordinateur. Démarré ainsi, il donne un lien qui mène à votre machine sur le réseau :
reach-here = Sur cet ordinateur seulement
sit-invited = { $name } vous invite
sit-open = Une place est libre pour vous
sit-as = Vous vous asseyez sous le nom { DE($name) }.
sit-name = Comment vous appelle-t-on ?
sit-here = Ici
sit-here-at = S’asseoir ici : place { $seat }
join-watch = Rejoindre, regarder
watch = Regarder
under-way = en cours
put-away-one = Ranger : { $name }
put-away-finished = { $count ->
        [one] Ranger la partie finie
       *[other] Ranger les { $count } parties finies
    }
put-away-done = { $count ->
        [one] C’est rangé. Vous la retrouvez sous la liste.
       *[other] { $count } tables rangées. Vous les retrouvez sous la liste.
    }
put-away-list = Rangées ({ $count })
put-away-title = Tables rangées
put-away-back = Retour à mes tables
take-out-one = Ressortir : { $name }
abandoned = Interrompue
leave-title = Quitter la table ?
leave-free = Les autres continuent. Votre place devient libre : un bot ou quelqu’un d’autre peut la prendre, et d’ici là vous pouvez revenir.
leave-ends = Vous êtes la dernière personne ici : la partie s’arrête sans vainqueur, et le sceau de ses dés est ouvert.
leave-closes = Personne d’autre n’est assis ici : la table est fermée, et son lien ne mène plus à rien.
leave-stay = Rester
leave-go = Quitter
leave-back = Revenir
left-free = Vous avez quitté la table.
left-soon = Vous quittez la table.
