import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Voir les tâches',
  start: {
    title: 'Gagner de l’argent avec les tâches',
    lead: 'Réalisez de petites actions sur YouTube depuis votre propre chaîne et recevez une prime pour chaque action confirmée.',
    what: {
      title: 'Qu’est-ce qu’une tâche\u202f?',
      text: 'Une tâche est une action\u00a0: regarder une vidéo, la liker, la commenter ou s’abonner à une chaîne. Vous voyez la prime avant de commencer.',
    },
    begin: {
      title: 'Votre première prime en quatre étapes',
      account: 'Créez un compte ou connectez-vous.',
      connect: 'Associez votre chaîne YouTube et confirmez qu’elle est à vous.',
      perform: 'Choisissez une tâche, réalisez-la et marquez-la comme faite.',
      reward: 'Après vérification, la prime est ajoutée à vos gains des tâches.',
    },
    expect: {
      title: 'À quoi s’attendre',
      text: 'Les tâches sont un petit complément, pas un emploi. Leur nombre dépend des commandes des clients, et chaque prime est modeste. La participation est gratuite.',
      note: 'YouTube a ses propres règles sur les actions rémunérées. Lisez-les d’abord et ne faites que ce qui vous convient avec votre chaîne.',
    },
  },
  connect: {
    title: 'Comment associer une chaîne YouTube',
    lead: 'Deux vérifications confirment que la chaîne est à vous et que nous pouvons voir les tâches réalisées. Aucun mot de passe requis.',
    code: {
      title: 'Confirmez que la chaîne est à vous',
      open: 'Ouvrez votre profil et ajoutez le lien de votre chaîne.',
      copy: 'Copiez le code affiché.',
      paste: 'Sur YouTube, collez le code dans la description de votre chaîne et publiez la modification.',
      confirm: 'Revenez lancer la vérification. Vous pourrez ensuite supprimer le code.',
    },
    public: {
      title: 'Rendez vos abonnements publics',
      text: 'Nous ne pouvons vérifier un abonnement que s’il est public.',
      open: 'Ouvrez les paramètres YouTube, puis Confidentialité.',
      off: 'Désactivez «\u00a0Garder tous mes abonnements privés\u00a0».',
      check: 'Revenez lancer la deuxième vérification.',
      note: 'Gardez-les publics tant que vous réalisez des tâches, sinon la vérification sera impossible.',
    },
    trouble: {
      title: 'Si une vérification échoue',
      text: 'YouTube peut mettre quelques minutes à afficher les changements. Patientez, puis réessayez. Vérifiez que le lien est correct et que le code complet figure dans la description.',
    },
    several: {
      title: 'Plusieurs chaînes',
      text: 'Vous pouvez associer plusieurs chaînes et choisir celle à utiliser pour chaque tâche. Vous pouvez retirer une chaîne de votre profil à tout moment.',
    },
    profile: 'Ouvrir mon profil',
  },
  perform: {
    title: 'Comment réaliser les tâches',
    lead: 'Quatre étapes, dont l’essentiel se passe sur YouTube.',
    steps: {
      title: 'Pas à pas',
      choose: 'Choisissez votre chaîne et une tâche. L’action et la prime s’affichent.',
      start: 'Commencez la tâche. La vidéo ou la chaîne s’ouvre sur YouTube.',
      act: 'Réalisez l’action avec la chaîne associée. Si la tâche fournit un texte de commentaire, reprenez-le tel quel.',
      end: 'Revenez marquer la tâche comme faite.',
    },
    check: {
      title: 'Comment se fait la vérification',
      text: 'Nous comparons les données publiques de YouTube avec la tâche\u00a0: l’abonnement, le like ou le commentaire de votre chaîne. Certains résultats sont immédiats\u202f; d’autres mettent du temps à apparaître sur YouTube.',
      note: 'Chaque tâche est payée une fois par chaîne.',
    },
    states: {
      title: 'Statuts des tâches',
      started: { name: 'Commencée', text: 'En cours. Terminez avant la fin du délai.' },
      ended: { name: 'En vérification', text: 'Vous l’avez marquée comme faite\u202f; nous la vérifions.' },
      approved: { name: 'Approuvée', text: 'La prime est dans vos gains des tâches.' },
      rejected: {
        name: 'Refusée',
        text: 'Nous n’avons pas pu vérifier l’action\u00a0: aucune prime n’a été versée.',
      },
      expired: {
        name: 'Expirée',
        text: 'Elle n’a pas été marquée comme faite à temps. Vous pouvez prendre une autre tâche.',
      },
    },
    reasons: {
      title: 'Pourquoi une tâche peut être refusée',
      channel: 'Vous avez utilisé une autre chaîne.',
      hidden: 'Vos abonnements sont privés.',
      undone: 'Vous avez annulé l’action avant la vérification.',
      early: 'Vous l’avez marquée comme faite trop tôt, p.\u00a0ex. avant la fin de la vidéo.',
    },
  },
  rewards: {
    title: 'Comment utiliser vos primes',
    lead: 'Vos gains des tâches sont distincts de votre solde. Vous pouvez les transférer sur votre solde ou les retirer.',
    where: {
      title: 'Où sont vos primes',
      text: 'Les primes s’ajoutent à vos gains des tâches, distincts de votre solde. Vous retrouvez chacune d’elles dans Finances.',
    },
    spend: {
      title: 'Payer des commandes',
      text: 'Transférez tout ou partie de vos gains des tâches sur votre solde et utilisez-les pour vos commandes.',
      note: 'L’argent transféré sur votre solde ne peut plus être retiré. Ne transférez que ce que vous voulez dépenser.',
    },
    withdraw: {
      title: 'Retirer',
      method: 'Ouvrez la page de retrait et choisissez un mode de versement.',
      amount:
        'Saisissez le montant et les coordonnées du compte. Les frais et la somme que vous recevrez s’affichent.',
      wait: 'Envoyez la demande et suivez son statut.',
      note: 'Chaque mode de versement a ses propres limites. Vérifiez bien le numéro de compte\u00a0: un versement sur un mauvais compte est rarement récupérable.',
    },
    open: 'Retirer mes gains',
  },
  faq: {
    title: 'FAQ sur les tâches',
    lead: 'Les réponses aux questions fréquentes.',
    pay: {
      question: 'Combien puis-je gagner\u202f?',
      answer:
        'Cela dépend du nombre de tâches disponibles et de celles que vous réalisez. Vous voyez chaque prime avant de commencer. Aucun revenu fixe n’est garanti.',
    },
    who: {
      question: 'Qui peut participer\u202f?',
      answer: 'Toute personne ayant un compte et une chaîne YouTube qui a réussi les deux vérifications.',
    },
    password: {
      question: 'Avez-vous besoin de mon mot de passe YouTube\u202f?',
      answer:
        'Non. Nous n’utilisons que des données publiques. Ne donnez jamais votre mot de passe à quelqu’un qui se fait passer pour nous.',
    },
    once: {
      question: 'Puis-je faire deux fois la même tâche\u202f?',
      answer: 'Une fois par chaîne associée.',
    },
    slow: {
      question: 'Pourquoi la vérification est-elle si longue\u202f?',
      answer:
        'Certaines actions mettent du temps à apparaître sur YouTube. Inutile d’attendre\u202f; le résultat s’affichera dans votre liste.',
    },
    rejected: {
      question: 'Ma tâche a été refusée alors que je l’ai faite. Que faire\u202f?',
      answer:
        'Vérifiez que vous avez utilisé la bonne chaîne et que vos abonnements sont publics. Si c’est bien le cas, contactez le support en indiquant le numéro de la tâche.',
    },
    none: {
      question: 'Pourquoi est-ce que je ne vois aucune tâche\u202f?',
      answer:
        'Les tâches viennent des commandes des clients\u00a0: leur nombre varie au cours de la journée. Certaines sont réservées aux comptes approuvés.',
    },
    undo: {
      question: 'Puis-je annuler l’action plus tard\u202f?',
      answer:
        'Non. Les clients paient pour des résultats durables, et les comptes qui annulent leurs actions peuvent perdre l’accès aux tâches.',
    },
  },
} satisfies Phrases['earning'];
