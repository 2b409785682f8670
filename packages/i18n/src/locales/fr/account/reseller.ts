import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentation de l’API',
  lead: 'Commandez, suivez et demandez des recharges depuis vos propres programmes. L’interface est celle que les revendeurs et leurs scripts connaissent déjà sous le nom d’API v2.',
  language: 'Langage des exemples',
  request: 'Requête',
  answer: 'Réponse',
  getKey: 'Obtenir votre clé d’API',
  transport: {
    title: 'Comment l’appeler',
    address: 'Adresse',
    body: 'Envoyez une requête POST avec des champs de formulaire : key, action et les champs de cette action. Le JSON convient aussi.',
    answer: 'Toute réponse est en JSON.',
    status:
      'Le statut HTTP est 200 même en cas d’erreur : lisez donc la réponse elle-même. Exceptions : 429 s’il y a trop de requêtes, et 500 ou 503 si la panne vient de nous. Après un 500 ou un 503, la commande existe peut-être : répétez-la avec la même idempotency_key, ou vérifiez avant de recommander.',
    limit:
      'Au plus 120 requêtes par minute et par clé. Au-delà, la réponse est 429 et Retry-After indique les secondes à attendre.',
    lists: 'Les listes de numéros sont séparées par des virgules, jusqu’à 100 par appel.',
    key: 'Dans les exemples, YOUR_API_KEY tient la place de votre clé. Qui possède la clé peut dépenser votre solde : gardez-la sur votre serveur, jamais dans une page ou une application.',
    ownKey:
      'Les exemples ci-dessous contiennent la clé que vous venez de créer. Qui la possède peut dépenser votre solde : gardez-la sur votre serveur, jamais dans une page ou une application. Elle disparaît d’ici dès que la page est rechargée.',
    fillIn:
      'Seule une empreinte de votre clé est conservée : elle ne peut donc plus être affichée. Créez-en une et revenez aussitôt, les exemples la contiendront.',
  },
  try: {
    title: 'Essayer',
    text: 'Saisissez votre clé, choisissez une action et envoyez-la. Vous voyez la requête telle que votre programme l’enverrait, et la réponse telle qu’elle revient.',
    real: 'Ce sont de vrais appels : une commande passée ici est débitée de votre solde et livrée.',
    key: 'Clé d’API',
    keyHint: 'Utilisée pour ces seuls appels ; elle n’est enregistrée nulle part.',
    keyMissing: 'Saisissez votre clé d’API',
    action: 'Action à appeler',
    send: 'Envoyer la requête',
    confirmTitle: 'Passer une vraie commande ?',
    confirmText: 'Son prix est aussitôt prélevé sur votre solde.',
    confirm: 'Passer la commande',
    shortened:
      '{entries, plural, one {# entrée} many {# entrées} other {# entrées}} au total ; les trois premières sont affichées.',
  },
  limits: {
    title: 'Limites et sécurité',
    addresses:
      'Sur la page de l’API, vous indiquez quelles adresses IP ou quels réseaux peuvent utiliser votre clé. De partout ailleurs, elle est considérée comme fausse.',
    idempotency:
      'Envoyez avec chaque commande un idempotency_key à vous, ou l’en-tête Idempotency-Key. Répété avec la même clé et les mêmes champs, l’appel renvoie la première commande au lieu d’en passer une seconde.',
    retry:
      'Si aucune réponse n’arrive, répétez l’appel avec le même idempotency_key. Sans lui, vérifiez d’abord vos commandes : elle a peut-être été passée.',
  },
  webhooks: {
    title: 'Recevoir des webhooks',
    text: 'Au lieu de redemander sans cesse, faites appeler votre propre serveur quand une commande avance, qu’une recharge reçoit une réponse ou qu’un abonnement trouve une publication.',
    body: 'Le corps est en JSON, et une commande y est décrite dans les termes de l’action status. Événements : order.status, refill.status, subscription.publication.',
    signed:
      'Chaque appel est signé comme le décrit la spécification Standard Webhooks, avec webhook-id, webhook-timestamp et webhook-signature.',
    retried:
      'Répondez par 2xx. Toute autre réponse entraîne de nouveaux essais pendant une journée environ ; l’id reste le même, vous reconnaissez donc une répétition.',
    setUp: 'Configurer des webhooks',
  },
  actions: {
    services: {
      title: 'Lister les services',
      text: 'Tous les services que vous pouvez commander. La valeur rate est le prix en dollars américains pour 1 000 ou pour un forfait.',
    },
    add: {
      title: 'Passer une commande',
      text: 'La plupart des services demandent un lien et une quantité. D’autres types demandent d’autres champs, indiqués plus bas.',
    },
    status: {
      title: 'Demander l’état',
      text: 'Pour une commande ou jusqu’à 100 à la fois. La valeur charge est ce qui reste après remboursements ; remains, ce qui reste à livrer.',
    },
    refill: {
      title: 'Demander une recharge',
      text: 'Pour les commandes achevées d’un service qui en propose, pendant sa garantie.',
    },
    refill_status: {
      title: 'Demander l’état d’une recharge',
      text: 'Une recharge est Pending, In progress, Completed ou Rejected.',
    },
    cancel: {
      title: 'Annuler des commandes',
      text: 'C’est une demande : une commande déjà en cours peut être menée à terme malgré tout. L’état dit ce qu’il en est. Ce qui n’est pas livré est remboursé.',
    },
    balance: { title: 'Lire votre solde', text: 'Ce que vous pouvez dépenser à cet instant.' },
  },
  parameters: {
    service: 'Numéro du service dans la liste',
    link: 'Adresse de la page, du profil ou de la publication',
    quantity: 'Combien ; avec runs, combien à chaque passage',
    comments: 'Pour les types avec commentaires : un par ligne',
    runs: 'Facultatif : nombre de passages pour une livraison lente',
    interval: 'Facultatif : minutes entre deux passages',
    idempotency_key:
      'Facultatif : un texte à vous pour cette commande. Répéter l’appel avec lui ne crée pas de seconde commande',
    order: 'Numéro d’une commande',
    orders: 'Plusieurs numéros de commande, séparés par des virgules',
    refill: 'Numéro d’une recharge',
    refills: 'Plusieurs numéros de recharge, séparés par des virgules',
  },
  types: {
    title: 'Types de commandes',
    text: 'Le type indiqué dans la liste des services dit quels champs une commande demande en plus de service.',
    type: 'Type de commande',
    required: 'Obligatoire',
    optional: 'Facultatif',
    charged: 'Facturé',
    charge: {
      quantity: 'la quantité',
      package: 'un forfait',
      lines: 'chaque ligne non vide',
      publications: 'chaque nouvelle publication',
    },
    fields: {
      lines: 'Une entrée par ligne. La virgule fait partie du texte',
      single: 'Un nom d’utilisateur, un hashtag ou l’adresse d’une publication',
      answer: 'Numéro de la réponse dans le sondage',
      country: 'Code à deux lettres comme US, ou le nom anglais ; WW signifie le monde entier',
      device: '1 ordinateur, 2 Android, 3 iOS, 4 mobile mixte, 5 mixte',
      traffic: '1 Google, 2 une adresse de votre choix, 3 sans provenance',
      source: 'Mot recherché, requis pour le type 1 ; adresse de provenance complète, requise pour le type 2',
      range: 'Quantité minimale et maximale pour chaque nouvelle publication',
      delay: 'Minutes après la publication : 0, 5, 10, 15, 30, 60 ou 90',
      posts: 'Nombre de publications nouvelles et antérieures ; sans posts, pas de limite',
      expiry: 'Dernier jour, écrit jour/mois/année',
    },
  },
  statuses: {
    title: 'Mots d’état',
    pending: 'Acceptée, pas encore transmise',
    processing: 'Transmise, la livraison n’a pas commencé',
    progress: 'En cours de livraison',
    completed: 'Livrée en totalité',
    partial: 'Livrée en partie ; le reste est remboursé',
    canceled: 'Rien de livré ; remboursée',
  },
  errors: {
    title: 'Erreurs',
    text: 'Une erreur est un objet avec pour seule clé « error ». Les textes sont toujours en anglais et ne changent pas, pour que les programmes puissent les comparer.',
    request: 'L’action est inconnue ou un champ manque',
    key: 'La clé est fausse, supprimée ou utilisée depuis une adresse qu’elle n’autorise pas',
    service: 'Ce service n’existe pas ou ne peut être commandé en ce moment',
    order: 'Aucune de vos commandes ne porte ce numéro',
    refill: 'Aucune de vos recharges ne porte ce numéro',
    funds: 'Rechargez votre solde et répétez l’appel',
    least: 'Le nombre est la quantité minimale du service',
    most: 'Le nombre est la quantité maximale du service',
    link: 'L’adresse ne convient pas au service',
    active: 'Une commande antérieure du même service pour ce lien est encore en cours',
  },
} satisfies Phrases['reseller'];
