import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentation de l’API',
  lead: 'Passez et suivez des commandes et demandez des refills depuis vos propres logiciels. Compatible avec l’API v2 standard des panels SMM.',
  language: 'Langage des exemples',
  request: 'Requête',
  answer: 'Réponse',
  getKey: 'Obtenir votre clé API',
  transport: {
    title: 'Envoyer des requêtes',
    address: 'URL de l’API',
    body: 'Envoyez une requête POST avec des champs de formulaire : key, action et les paramètres de l’action. Le JSON est aussi accepté.',
    answer: 'Les réponses sont en JSON.',
    status:
      'Le statut HTTP est 200 même en cas d’erreur\u00a0: vérifiez donc le corps de la réponse. Exceptions\u00a0: 429 si la limite de requêtes est dépassée, 500 ou 503 en cas de panne de notre côté. Après un 500 ou un 503, une commande a peut-être été passée\u00a0: réessayez avec la même idempotency_key, ou vérifiez avant de commander à nouveau.',
    limit:
      'Jusqu’à 120 requêtes par minute et par clé. Au-delà, vous recevez un 429 avec un en-tête Retry-After en secondes.',
    lists: 'Séparez les ID par des virgules, jusqu’à 100 par appel.',
    key: 'Remplacez YOUR_API_KEY par votre clé. Toute personne qui la détient peut dépenser votre solde\u00a0: gardez-la sur votre serveur, jamais dans une page web ou une application.',
    ownKey:
      'Les exemples ci-dessous utilisent la clé que vous venez de créer. Toute personne qui la détient peut dépenser votre solde\u00a0: gardez-la sur votre serveur, jamais dans une page web ou une application. Elle disparaît quand vous rechargez la page.',
    fillIn:
      'Nous ne conservons qu’un hash de votre clé\u00a0: elle ne peut plus être affichée. Créez une nouvelle clé et revenez ici pour la voir dans les exemples.',
  },
  try: {
    title: 'Essayer',
    text: 'Saisissez votre clé, choisissez une action et envoyez-la. Vous verrez la requête et la réponse exactes.',
    real: 'Ces appels sont réels\u00a0: les commandes passées ici sont facturées et livrées.',
    key: 'Clé API',
    keyHint: 'Utilisée uniquement pour ces appels. Jamais enregistrée.',
    keyMissing: 'Saisissez votre clé API',
    action: 'Action',
    send: 'Envoyer la requête',
    confirmTitle: 'Passer une vraie commande\u202f?',
    confirmText: 'Votre solde sera débité immédiatement.',
    confirm: 'Passer la commande',
    shortened:
      '{entries, plural, one {# élément} many {# d’éléments} other {# éléments}} au total, les trois premiers sont affichés.',
  },
  limits: {
    title: 'Limites et sécurité',
    addresses:
      'Limitez votre clé à des adresses IP ou à des réseaux sur la page Accès API. Les requêtes venues d’ailleurs sont rejetées comme si la clé n’était pas valide.',
    idempotency:
      'Envoyez votre propre idempotency_key (ou l’en-tête Idempotency-Key) avec chaque commande. Une nouvelle tentative avec la même clé et les mêmes paramètres renvoie la première commande au lieu d’en passer une autre.',
    retry:
      'Sans réponse, réessayez avec la même idempotency_key. Si vous n’en avez pas envoyé, vérifiez d’abord vos commandes\u00a0: la commande a peut-être été passée.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Au lieu d’interroger l’API en boucle, recevez une notification quand une commande ou un refill change de statut ou qu’un abonnement trouve une nouvelle publication.',
    body: 'Le corps est en JSON, avec les commandes au même format que l’action status. Événements\u00a0: order.status, refill.status, subscription.publication.',
    signed:
      'Chaque appel est signé selon la spécification Standard Webhooks\u00a0: webhook-id, webhook-timestamp et webhook-signature.',
    retried:
      'Répondez par 2xx. Pour toute autre réponse, nous réessayons pendant environ une journée avec le même ID\u00a0: vous pouvez ignorer les répétitions.',
    setUp: 'Configurer des webhooks',
  },
  actions: {
    services: {
      title: 'Lister les services',
      text: 'Tous les services que vous pouvez commander. rate est le prix en USD pour {quantity}, ou par pack.',
    },
    add: {
      title: 'Passer une commande',
      text: 'La plupart des services demandent un lien et une quantité. D’autres types demandent d’autres paramètres, indiqués ci-dessous.',
    },
    status: {
      title: 'Obtenir le statut d’une commande',
      text: 'Pour une commande ou jusqu’à 100. charge est le montant débité, remboursements déduits\u202f; remains est la quantité non livrée.',
    },
    refill: {
      title: 'Demander un refill',
      text: 'Pour les commandes terminées, pendant la période de refill du service.',
    },
    refill_status: {
      title: 'Obtenir le statut d’un refill',
      text: 'Un refill a le statut Pending, In progress, Completed ou Rejected.',
    },
    cancel: {
      title: 'Annuler des commandes',
      text: 'Il s’agit d’une demande\u00a0: les commandes en cours peuvent quand même être livrées. Consultez le statut pour connaître le résultat. La partie non livrée est remboursée.',
    },
    balance: { title: 'Obtenir le solde', text: 'Votre solde disponible.' },
  },
  parameters: {
    service: 'ID du service dans la liste',
    link: 'Lien vers la page, le profil ou la publication',
    quantity: 'Quantité\u202f; avec runs, la quantité par envoi',
    comments: 'Pour les types avec commentaires\u00a0: un par ligne',
    runs: 'Facultatif\u00a0: nombre d’envois (drip-feed)',
    interval: 'Facultatif\u00a0: minutes entre deux envois',
    idempotency_key:
      'Facultatif : un texte unique de votre choix pour cette commande. En cas de nouvelle tentative avec ce texte, aucune seconde commande n’est passée',
    order: 'ID de la commande',
    orders: 'ID de commandes, séparés par des virgules',
    refill: 'ID du refill',
    refills: 'ID de refills, séparés par des virgules',
  },
  types: {
    title: 'Types de commande',
    text: 'Le type du service détermine les paramètres requis pour une commande, en plus de service.',
    type: 'Type',
    required: 'Obligatoire',
    optional: 'Facultatif',
    charged: 'Facturation',
    charge: {
      quantity: 'selon la quantité',
      package: 'par pack',
      lines: 'par ligne non vide',
      publications: 'par nouvelle publication',
    },
    fields: {
      lines: 'Un élément par ligne\u202f; les virgules font partie du texte',
      single: 'Un nom d’utilisateur, un hashtag ou le lien d’une publication',
      answer: 'Numéro de la réponse dans le sondage',
      country: 'Code à deux lettres, p.\u00a0ex. US, ou nom anglais\u202f; WW pour le monde entier',
      device: '1 ordinateur, 2 Android, 3 iOS, 4 mobile mixte, 5 mixte',
      traffic: '1 Google, 2 référent personnalisé, 3 sans référent',
      source: 'Mot-clé recherché pour le type 1\u202f; URL complète du référent pour le type 2',
      range: 'Quantité minimale et maximale pour chaque nouvelle publication',
      delay: 'Délai en minutes\u00a0: 0, 5, 10, 15, 30, 60 ou 90',
      posts: 'Nombre de publications nouvelles et antérieures\u202f; si posts est absent, pas de limite',
      expiry: 'Date de fin, jj/mm/aaaa',
    },
  },
  statuses: {
    title: 'Statuts',
    pending: 'Acceptée, pas encore transmise',
    processing: 'Transmise, livraison pas encore commencée',
    progress: 'En cours de livraison',
    completed: 'Livrée en totalité',
    partial: 'Livrée en partie\u202f; le reste a été remboursé',
    canceled: 'Rien n’a été livré\u202f; commande remboursée',
  },
  errors: {
    title: 'Erreurs',
    text: 'Une erreur est un objet avec pour seule clé «\u00a0error\u00a0». Les textes d’erreur sont toujours en anglais et ne changent jamais.',
    request: 'Action inconnue ou paramètre manquant',
    key: 'La clé est incorrecte, supprimée ou utilisée depuis une adresse IP non autorisée',
    service: 'Le service n’existe pas ou est indisponible',
    order: 'Commande introuvable dans votre compte',
    refill: 'Refill introuvable dans votre compte',
    funds: 'Ajoutez des fonds et réessayez',
    least: 'Quantité inférieure au minimum du service',
    most: 'Quantité supérieure au maximum du service',
    link: 'Le lien ne correspond pas au service',
    active: 'Une autre commande du même service pour ce lien est encore en cours',
  },
} satisfies Phrases['reseller'];
