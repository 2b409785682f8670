import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} ${brand}`,
  kinds: {
    views: [
      'vues',
      'Un compteur de vues plus élevé montre aux nouveaux visiteurs que votre contenu est déjà regardé.',
    ],
    likes: [
      'likes',
      'Les likes sont le premier signe d’approbation que les visiteurs voient sur votre contenu.',
    ],
    subscribers: ['abonnés', 'Les abonnés montrent qu’une chaîne mérite qu’on y revienne.'],
    followers: [
      'abonnés',
      'Plus d’abonnés, c’est une meilleure impression auprès des visiteurs et des partenaires.',
    ],
    comments: ['commentaires', 'Les commentaires lancent la conversation et invitent à y participer.'],
    shares: [
      'partages',
      'Les partages font découvrir votre contenu à ceux qui ne vous connaissent pas encore.',
    ],
    'watch-hours': [
      'heures de visionnage',
      'La durée de visionnage montre combien de temps vos vidéos sont regardées.',
    ],
    'live-viewers': [
      'spectateurs en direct',
      'Des spectateurs dès la première minute rendent un direct plus attrayant.',
    ],
    'story-views': [
      'vues de stories',
      'Les vues de stories montrent que l’on suit vos actualités au quotidien.',
    ],
    saves: ['enregistrements', 'Les enregistrements montrent que l’on veut revenir à votre contenu.'],
    'profile-visits': ['visites de profil', 'Les visites de profil amènent du monde sur votre page.'],
    members: ['membres', 'Une communauté active donne aux nouveaux membres envie de rester.'],
    reactions: ['réactions', 'Les réactions montrent d’un coup d’œil comment une publication a été reçue.'],
    boosts: [
      'boosts',
      'Les boosts débloquent des fonctions supplémentaires du canal tant qu’ils sont actifs.',
    ],
    'page-likes': [
      'likes de page',
      'Les likes d’une page montrent aux visiteurs qu’elle est connue et active.',
    ],
    'group-members': [
      'membres de groupe',
      'Un groupe qui compte beaucoup de membres offre plus de lecteurs à chaque publication.',
    ],
    reposts: ['reposts', 'Les reposts placent votre contenu dans le fil d’autres personnes.'],
    bookmarks: ['signets', 'Les signets montrent qu’une publication mérite d’être gardée.'],
    plays: ['écoutes', 'Un nombre d’écoutes plus élevé fait une meilleure première impression.'],
    'monthly-listeners': [
      'auditeurs mensuels',
      'Les auditeurs mensuels sont le premier chiffre que l’on voit sur la page d’un artiste.',
    ],
    'playlist-followers': [
      'abonnés de playlist',
      'Les abonnés rendent une playlist plus attrayante pour les artistes et les auditeurs.',
    ],
    'online-members': ['membres en ligne', 'Les membres en ligne montrent qu’un serveur est actif.'],
    impressions: ['impressions', 'Les impressions montrent combien de fois votre contenu a été affiché.'],
  },
  typeTitle: (name) => `${name}\u00a0: comparez les prix et commandez en ligne`,
  howItWorks: (brand) =>
    `Comparez les services par prix, délai de démarrage et vitesse, collez un lien ${brand} public et suivez la livraison dans vos commandes.`,
  targets: {
    video: 'La vidéo doit être publique, sans restriction d’âge ni de pays.',
    post: 'La publication doit être publique et rester en ligne jusqu’à la fin de la commande.',
    profile: 'Le profil doit être public et garder son nom d’utilisateur jusqu’à la fin de la commande.',
    channel: 'La chaîne doit être publique et son compteur visible.',
    stream: 'Le direct doit être public et rester en ligne pendant toute la durée commandée.',
    story: 'Le profil doit être public et la story en ligne au démarrage de la commande.',
    track: 'Le titre doit être public et disponible dans le monde entier.',
    playlist: 'La playlist doit être publique.',
    page: 'La page doit être publique, sans restriction d’âge ni de pays.',
    group: 'Le groupe doit accepter les nouveaux membres sans approbation.',
    server: 'Le lien d’invitation doit être permanent et sans limite d’utilisations.',
  },
  questions: {
    start: {
      question: 'Quand la livraison commence-t-elle\u202f?',
      answer:
        'Chaque service indique son délai de démarrage habituel et sa vitesse par jour. Vous pouvez suivre chaque commande dans votre compte.',
    },
    need: {
      question: (name) => `Que faut-il pour commander des ${name}\u202f?`,
      answer: 'Un lien public suffit. Nous ne demandons jamais votre mot de passe.',
    },
    drop: {
      question: 'Et si le compteur baisse plus tard\u202f?',
      answer:
        'Avec une garantie de refill, les baisses sont compensées sur demande pendant le nombre de jours indiqué. Les services sans cette garantie coûtent moins cher, et les baisses n’y sont pas compensées.',
    },
    partial: {
      question: 'Et si une commande n’est livrée qu’en partie\u202f?',
      answer: 'La partie non livrée est remboursée sur votre solde.',
    },
  },
  qualities: {
    standard: ['Standard', 'Comptes variés de nombreux pays, à petit prix.'],
    highQuality: ['Haute qualité', 'Comptes avec photo de profil, publications et une certaine ancienneté.'],
    premium: ['Premium', 'Les meilleurs comptes de notre offre, vérifiés avant la livraison.'],
    activeProfiles: [
      'Profils actifs',
      'Livré par des membres de communautés partenaires qui utilisent régulièrement le réseau.',
    ],
    highRetention: ['Forte rétention', 'Les spectateurs regardent une grande partie du contenu.'],
    fromSearch: ['Depuis la recherche', 'Les visiteurs trouvent le contenu via la recherche du réseau.'],
    adTraffic: [
      'Trafic publicitaire',
      'Livré via des annonces sur des sites partenaires et dans des applications.',
    ],
    socialTraffic: [
      'Depuis les réseaux sociaux',
      'Les visiteurs viennent de publications sur d’autres réseaux sociaux.',
    ],
    fastStart: ['Démarrage rapide', 'Passe devant la file d’attente habituelle.'],
    gradual: ['Progressif', 'Réparti régulièrement sur plusieurs jours.'],
    largeVolume: ['Gros volume', 'Conçu pour les grosses commandes.'],
    worldwide: ['Monde entier', 'Le public vient de nombreux pays.'],
    yourTexts: [
      'Vos propres textes',
      'Vous écrivez les textes, un par ligne. Nous les vérifions avant la livraison.',
    ],
    emoji: ['Émojis', 'De courts commentaires sympathiques en émojis.'],
    onTopic: ['En lien avec le sujet', 'De courts textes en rapport avec votre contenu.'],
    mixedReactions: ['Mélange positif', 'Un mélange équilibré de réactions positives.'],
    longVideos: ['Vidéos longues', 'Pour les vidéos d’au moins 60 minutes.'],
    wholesale: ['Vente en gros', 'Pour les clients grossistes.'],
  },
  refill: (days) => [
    `Refill ${days} jours`,
    `Si le compteur baisse dans les ${days} jours, nous compensons la différence gratuitement sur demande.`,
  ],
  noRefill: 'Pas de refill si le compteur baisse.',
  minutes: (count) => [`${count} minutes`, `Les spectateurs regardent pendant environ ${count} minutes.`],
  days: (count) => [`${count} jours`, `Actif pendant ${count} jours.`],
  symbol: (symbol) => [symbol, `Toutes les réactions sont des ${symbol}.`],
  country: (name) => [name, `Le public vient d’un seul pays\u00a0: ${name}.`],
  bundle: (quantity) => [`Pack de ${quantity}`, `Un pack de ${quantity} à prix fixe.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Services de promotion pour les réseaux sociaux | ${panel}`,
      `Vues, abonnés, likes et plus encore pour ${networks} réseaux. Prix, délais et refills affichés, suivi des commandes en direct.`,
    ],
    'orders-create': (panel) => [
      `Nouvelle commande | ${panel}`,
      'Collez un lien, choisissez un service et voyez le prix exact avant de payer.',
    ],
    login: (panel) => [
      `Connexion | ${panel}`,
      'Connectez-vous pour suivre vos commandes, votre solde et vos abonnements.',
    ],
    register: (panel) => [
      `Créer un compte | ${panel}`,
      'Créez un compte en une minute et retrouvez toutes vos commandes au même endroit.',
    ],
    'free-trials': (panel) => [
      `Essais gratuits | ${panel}`,
      'Essayez gratuitement une sélection de services avant de commander.',
    ],
    'api-documentation': (panel) => [
      `Documentation de l’API | ${panel}`,
      'Toutes les requêtes de l’API avec paramètres, réponses et exemples.',
    ],
  },
  banners: {
    order: ['Collez un lien, voyez le prix, suivez la livraison', 'Nouvelle commande'],
    referral: ['Parrainez et gagnez une prime sur chaque commande', 'Programme de parrainage'],
    dripFeed: ['Étalez vos grosses commandes dans le temps', 'Configurer le drip-feed'],
  },
  menu: { api: 'API pour les développeurs', subscriptions: 'Comment fonctionnent les abonnements' },
};
