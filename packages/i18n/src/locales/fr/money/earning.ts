import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Voir les tâches',
  start: {
    title: 'Gagner de l’argent avec les tâches',
    lead: 'Faites vous-même de petites actions sur YouTube, depuis votre propre chaîne, et recevez une récompense pour chacune qui est confirmée.',
    what: {
      title: 'Ce qu’est une tâche',
      text: 'Une tâche demande une seule action, par exemple regarder une vidéo, l’aimer, la commenter ou s’abonner à une chaîne. La récompense est affichée avant que vous commenciez.',
    },
    begin: {
      title: 'Quatre étapes jusqu’à la première récompense',
      account: 'Créez un compte ou connectez-vous.',
      connect: 'Reliez votre chaîne YouTube et confirmez qu’elle est à vous.',
      perform: 'Choisissez une tâche, démarrez-la, faites ce qu’elle demande et revenez la signaler.',
      reward: 'Après vérification, la récompense arrive sur votre solde de tâches.',
    },
    expect: {
      title: 'À quoi s’attendre',
      text: 'Les tâches sont un petit complément, pas un emploi. Leur nombre dépend de ce que commandent les clients, et la récompense d’une action est modeste. Participer ne coûte rien.',
      note: 'YouTube a ses propres règles sur les actions rémunérées. Lisez-les avant de commencer et ne faites que ce que vous assumez avec votre propre chaîne.',
    },
  },
  connect: {
    title: 'Comment relier une chaîne YouTube',
    lead: 'Deux vérifications montrent que la chaîne est à vous et que les tâches faites sont visibles. Personne n’a besoin de votre mot de passe.',
    code: {
      title: 'Prouver que la chaîne est à vous',
      open: 'Ouvrez votre profil et ajoutez le lien de votre chaîne.',
      copy: 'Copiez le code qui s’affiche.',
      paste:
        'Sur YouTube, ouvrez les paramètres de votre chaîne, collez le code dans la description de la chaîne et publiez la modification.',
      confirm: 'Revenez lancer la vérification. Une fois la chaîne confirmée, vous pouvez retirer le code.',
    },
    public: {
      title: 'Rendre vos abonnements YouTube publics',
      text: 'On ne peut vérifier que vous vous êtes abonné à une chaîne que si cela se voit.',
      open: 'Ouvrez les paramètres de YouTube, puis Confidentialité.',
      off: 'Désactivez «\u00a0Garder tous mes abonnements privés\u00a0».',
      check: 'Revenez lancer la deuxième vérification.',
      note: 'Laissez-les publics tant que vous faites des tâches\u202f; sinon une tâche faite ne peut pas être confirmée.',
    },
    trouble: {
      title: 'Si une vérification échoue',
      text: 'YouTube met parfois quelques minutes à montrer un changement\u00a0: attendez un peu et réessayez. Vérifiez que le lien mène à la bonne chaîne et que le code entier figure dans sa description.',
    },
    several: {
      title: 'Plusieurs chaînes',
      text: 'Vous pouvez relier plusieurs chaînes et choisir laquelle fait une tâche. Une chaîne se retire du profil à tout moment.',
    },
    profile: 'Ouvrir votre profil',
  },
  perform: {
    title: 'Comment réaliser les tâches',
    lead: 'Choisir, démarrer, faire, signaler\u00a0: quatre étapes, et l’essentiel se passe sur YouTube.',
    steps: {
      title: 'Pas à pas',
      choose: 'Choisissez votre chaîne et une tâche. Vous voyez ce qu’elle demande et ce qu’elle rapporte.',
      start: 'Démarrez la tâche\u00a0: la vidéo ou la chaîne s’ouvre sur YouTube.',
      act: 'Faites ce qui est demandé, connecté avec la chaîne reliée. Si un texte de commentaire est donné, employez exactement ce texte.',
      end: 'Revenez signaler que la tâche est faite.',
    },
    check: {
      title: 'Comment on vérifie',
      text: 'Nous comparons ce que YouTube montre publiquement avec ce qui était demandé\u00a0: le nouvel abonnement, le «\u00a0j’aime\u00a0», le commentaire de votre chaîne. La réponse est parfois immédiate\u202f; parfois YouTube met du temps à l’afficher.',
      note: 'Chaque tâche est payée une fois par chaîne.',
    },
    states: {
      title: 'Ce que signifient les états',
      started: { name: 'Commencée', text: 'En cours. Terminez avant la fin du temps imparti.' },
      ended: { name: 'En vérification', text: 'Vous l’avez signalée, nous regardons.' },
      approved: { name: 'Approuvée', text: 'La récompense est sur votre solde de tâches.' },
      rejected: { name: 'Refusée', text: 'L’action n’a pas pu être vue, il n’y a donc pas de récompense.' },
      expired: { name: 'Expirée', text: 'Non signalée à temps. Vous pouvez prendre une autre tâche.' },
    },
    reasons: {
      title: 'Pourquoi une tâche est refusée',
      channel: 'Elle a été faite avec une autre chaîne que celle choisie.',
      hidden: 'Vos abonnements YouTube sont privés.',
      undone: 'L’action a été annulée avant la vérification.',
      early: 'Elle a été signalée trop tôt, par exemple avant la fin de la vidéo.',
    },
  },
  rewards: {
    title: 'Comment utiliser les récompenses',
    lead: 'Ce que vous gagnez est de l’argent sur un solde à part. Dépensez-le ici ou faites-le verser.',
    where: {
      title: 'Où sont vos récompenses',
      text: 'Elles vont sur votre solde de tâches, séparé du solde principal. Chacune figure dans «\u00a0Mes finances\u00a0».',
    },
    spend: {
      title: 'Payer des commandes',
      text: 'Transférez la part de votre choix du solde de tâches vers le solde principal et commandez ce que vous voulez.',
      note: 'Ce qui passe sur le solde principal ne peut plus être retiré. Ne transférez que ce que vous voulez dépenser ici.',
    },
    withdraw: {
      title: 'Retirer l’argent',
      method: 'Ouvrez la page de retrait et choisissez un moyen.',
      amount: 'Saisissez le montant et votre compte. Les frais et ce que vous recevrez s’affichent aussitôt.',
      wait: 'Envoyez la demande et suivez son statut.',
      note: 'Chaque moyen a un montant minimal et maximal. Vérifiez le numéro de compte\u00a0: un versement au mauvais compte se récupère rarement.',
    },
    open: 'Retirer mes gains',
  },
  faq: {
    title: 'FAQ sur les tâches',
    lead: 'De courtes réponses à ce qu’on demande le plus.',
    pay: {
      question: 'Combien puis-je gagner\u202f?',
      answer:
        'Cela dépend du nombre de tâches et de celles que vous faites. Chaque récompense s’affiche avant de commencer. Personne ne peut promettre un revenu fixe.',
    },
    who: {
      question: 'Qui peut participer\u202f?',
      answer:
        'Toute personne ayant un compte ici et sa propre chaîne YouTube, qui a passé les deux vérifications.',
    },
    password: {
      question: 'Avez-vous besoin de mon mot de passe YouTube\u202f?',
      answer:
        'Non. Nous ne regardons que ce qui est public. Ne donnez jamais votre mot de passe à qui le demande en notre nom.',
    },
    once: {
      question: 'Puis-je faire deux fois la même tâche\u202f?',
      answer: 'Une fois par chaîne reliée.',
    },
    slow: {
      question: 'Pourquoi une vérification est-elle si longue\u202f?',
      answer:
        'YouTube montre certaines actions avec retard. Inutile d’attendre sur la page\u202f; le résultat apparaît dans votre liste.',
    },
    rejected: {
      question: 'Ma tâche a été refusée alors que je l’ai faite. Que faire\u202f?',
      answer:
        'Vérifiez que vous avez utilisé la bonne chaîne et que vos abonnements sont publics. Si tout est bon, écrivez au support en indiquant le numéro de la tâche.',
    },
    none: {
      question: 'Pourquoi n’y a-t-il pas de tâches pour moi\u202f?',
      answer:
        'Les tâches naissent des commandes d’autres clients\u202f; leur nombre varie donc dans la journée. Certaines ne sont ouvertes qu’aux comptes autorisés.',
    },
    undo: {
      question: 'Puis-je annuler l’action plus tard\u202f?',
      answer:
        'Merci de ne pas le faire. Les clients paient pour quelque chose qui dure, et les comptes qui annulent leurs actions peuvent perdre l’accès aux tâches.',
    },
  },
} satisfies Phrases['earning'];
