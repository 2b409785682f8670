import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} ${brand}`,
  kinds: {
    views: [
      'vues',
      'Un compteur de vues plus élevé montre aux nouveaux venus que vos publications suscitent déjà de l’intérêt.',
    ],
    likes: [
      'likes',
      'Les likes sont le premier signe d’approbation qu’un visiteur voit à côté de votre contenu.',
    ],
    subscribers: ['abonnés', 'Les abonnés montrent qu’une chaîne mérite qu’on y revienne.'],
    followers: [
      'abonnés',
      'Une communauté plus large donne du poids à votre nom auprès des visiteurs et des partenaires.',
    ],
    comments: [
      'commentaires',
      'Les commentaires ouvrent la conversation et invitent d’autres personnes à y prendre part.',
    ],
    shares: [
      'partages',
      'Les partages portent votre contenu au-delà du cercle de ceux qui vous connaissent déjà.',
    ],
    'watch-hours': [
      'heures de visionnage',
      'Le temps de visionnage montre combien de temps on reste devant vos vidéos.',
    ],
    'live-viewers': [
      'spectateurs en direct',
      'Un public dès la première minute rend un direct plus accueillant pour ceux qui passent.',
    ],
    'story-views': [
      'vues de stories',
      'Les vues de stories montrent que vos nouvelles quotidiennes touchent du monde.',
    ],
    saves: ['enregistrements', 'Les enregistrements montrent que l’on compte revenir à votre contenu.'],
    'profile-visits': [
      'visites de profil',
      'Les visites de profil mènent à la page où l’on peut faire votre connaissance.',
    ],
    members: ['membres', 'Une communauté vivante donne envie de rester et de participer.'],
    reactions: ['réactions', 'Les réactions montrent d’un coup d’œil comment un message a été reçu.'],
    boosts: [
      'boosts',
      'Les boosts débloquent des fonctions supplémentaires d’un canal tant qu’ils sont actifs.',
    ],
    'page-likes': ['likes de page', 'Les likes d’une page montrent qu’elle est connue et entretenue.'],
    'group-members': [
      'membres de groupe',
      'Un groupe aux nombreux membres offre plus de lecteurs à chaque nouveau sujet.',
    ],
    reposts: ['reposts', 'Les reposts font entrer votre contenu dans le fil d’autres personnes.'],
    bookmarks: ['signets', 'Les signets montrent qu’un message est assez utile pour être gardé.'],
    plays: ['écoutes', 'Un nombre d’écoutes plus élevé donne à un titre une meilleure première impression.'],
    'monthly-listeners': [
      'auditeurs mensuels',
      'Les auditeurs mensuels sont le premier chiffre que l’on regarde sur la page d’un artiste.',
    ],
    'playlist-followers': [
      'abonnés de playlist',
      'Les abonnés rendent une playlist plus intéressante pour les artistes et les auditeurs.',
    ],
    'online-members': [
      'membres en ligne',
      'Des membres en ligne donnent à un serveur un air ouvert et éveillé.',
    ],
    impressions: ['impressions', 'Les impressions disent combien de fois votre contenu a été affiché.'],
  },
  typeTitle: (name) => `${name}\u00a0: comparez les prix et commandez en ligne`,
  howItWorks: (brand) =>
    `Comparez les services par prix, délai de départ et vitesse, collez un lien ${brand} public et suivez la livraison dans vos commandes.`,
  targets: {
    video: 'La vidéo est publique et visible sans limite d’âge ni de pays.',
    post: 'La publication est publique et reste en ligne jusqu’à la fin de la commande.',
    profile: 'Le profil est public et garde son nom jusqu’à la fin de la commande.',
    channel: 'La chaîne est publique et son compteur est visible.',
    stream: 'Le direct est public et dure tout le temps commandé.',
    story: 'Le profil est public et la story est en ligne au début de la commande.',
    track: 'Le titre est public et disponible dans le monde entier.',
    playlist: 'La playlist est publique.',
    page: 'La page est publique, sans limite d’âge ni de pays.',
    group: 'On peut rejoindre le groupe sans approbation.',
    server: 'Le lien d’invitation est permanent et sans limite d’utilisations.',
  },
  questions: {
    start: {
      question: 'Quand la livraison commence-t-elle\u202f?',
      answer:
        'Chaque service indique son délai de départ habituel et sa vitesse par jour. Vous suivez chaque commande dans votre compte.',
    },
    need: {
      question: (name) => `Que faut-il pour commander des ${name} ?`,
      answer: 'Un lien public suffit\u202f; personne ne vous demandera votre mot de passe.',
    },
    drop: {
      question: 'Et si le compteur baisse ensuite\u202f?',
      answer:
        'Les services avec refill sont complétés sur demande pendant le nombre de jours indiqué. Les services sans refill coûtent moins cher et n’offrent pas cette garantie.',
    },
    partial: {
      question: 'Et si la commande n’est livrée qu’en partie\u202f?',
      answer: 'La partie non livrée est remboursée sur votre solde.',
    },
  },
  qualities: {
    standard: ['Standard', 'Comptes variés de nombreux pays à petit prix.'],
    highQuality: ['Haute qualité', 'Comptes avec photo, publications et un peu d’ancienneté.'],
    premium: ['Premium', 'Les meilleurs comptes de notre offre, vérifiés avant la livraison.'],
    activeProfiles: [
      'Profils actifs',
      'Assuré par des membres de communautés partenaires qui utilisent régulièrement le réseau.',
    ],
    highRetention: ['Forte rétention', 'Les visiteurs restent pendant une bonne partie du contenu.'],
    fromSearch: ['Depuis la recherche', 'Les visiteurs trouvent le contenu par la recherche du réseau.'],
    adTraffic: ['Trafic publicitaire', 'Livré par des annonces sur des sites et applications partenaires.'],
    socialTraffic: [
      'Depuis les réseaux sociaux',
      'Les visiteurs arrivent par des messages sur d’autres réseaux sociaux.',
    ],
    fastStart: ['Départ rapide', 'Passe avant la file habituelle.'],
    gradual: ['Progressif', 'Réparti régulièrement sur plusieurs jours.'],
    largeVolume: ['Gros volume', 'Conçu pour les grandes commandes.'],
    worldwide: ['Monde entier', 'Le public vient de nombreux pays.'],
    yourTexts: [
      'Vos propres textes',
      'Vous écrivez les textes, un par ligne\u202f; ils sont relus avant publication.',
    ],
    emoji: ['Émojis', 'De courts commentaires aimables en émojis.'],
    onTopic: ['Dans le sujet', 'De courts textes en rapport avec votre contenu.'],
    mixedReactions: ['Mélange positif', 'Un mélange équilibré de réactions aimables.'],
    longVideos: ['Vidéos longues', 'Nécessite des vidéos d’au moins 60 minutes.'],
    wholesale: ['Vente en gros', 'Pour les clients aux volumes convenus.'],
  },
  refill: (days) => [
    `Refill ${days} jours`,
    `Si le compteur baisse dans les ${days} jours, il est complété gratuitement sur demande.`,
  ],
  noRefill: 'Sans refill\u00a0: une baisse ultérieure n’est pas compensée.',
  minutes: (count) => [`${count} minutes de présence`, `Les spectateurs restent environ ${count} minutes.`],
  days: (count) => [`${count} jours`, `Reste actif pendant ${count} jours.`],
  symbol: (symbol) => [symbol, `Toutes les réactions sont ${symbol}.`],
  country: (name) => [name, `Le public vient d’un seul pays\u00a0: ${name}.`],
  bundle: (quantity) => [`Pack de ${quantity}`, `Un pack fixe de ${quantity} à prix unique.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Services de promotion pour les réseaux sociaux | ${panel}`,
      `Vues, abonnés, likes et plus pour ${networks} réseaux\u00a0: prix clairs, délais et refills affichés, chaque commande suivie en direct.`,
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
      'Ouvrez un compte en une minute et gardez toutes vos commandes au même endroit.',
    ],
    'free-trials': (panel) => [
      `Essais gratuits | ${panel}`,
      'Essayez gratuitement certains services avant de commander.',
    ],
    'api-documentation': (panel) => [
      `Documentation de l’API | ${panel}`,
      'Tous les appels de l’API avec champs, réponses et exemples.',
    ],
  },
  banners: {
    order: ['Collez un lien, voyez le prix, suivez la livraison', 'Créer une commande'],
    referral: ['Recommandez-nous et gagnez sur chaque commande', 'Programme de parrainage'],
    dripFeed: ['Étalez vos grandes commandes dans le temps', 'Configurer la livraison progressive'],
  },
  menu: { api: 'API pour les développeurs', subscriptions: 'Comment fonctionnent les abonnements' },
};
