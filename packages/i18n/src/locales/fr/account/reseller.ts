import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentation de l’API',
  lead: 'Passez et suivez vos commandes et demandez des refills depuis vos propres logiciels. Compatible avec l’API v2 habituelle des panels SMM.',
  language: 'Langage des exemples',
  request: 'Requête',
  answer: 'Réponse',
  getKey: 'Obtenir votre clé d’API',
  transport: {
    title: 'Comment l’appeler',
    address: 'Point d’accès',
    body: 'Envoyez une requête POST avec des champs de formulaire\u00a0: key, action et les champs de cette action. Le JSON convient aussi.',
    answer: 'Toute réponse est en JSON.',
    status:
      'Le statut HTTP est 200 même en cas d’erreur\u00a0: lisez donc la réponse elle-même. Exceptions\u00a0: 429 s’il y a trop de requêtes, et 500 ou 503 si la panne vient de nous. Après un 500 ou un 503, la commande a peut-être été passée\u00a0: réessayez avec la même idempotency_key, ou vérifiez avant de recommander.',
    limit:
      'Au plus 120 requêtes par minute et par clé. Au-delà, la réponse est 429 et Retry-After indique les secondes à attendre.',
    lists: 'Les listes de numéros sont séparées par des virgules, jusqu’à 100 par appel.',
    key: 'Remplacez YOUR_API_KEY par votre clé. Qui possède la clé peut dépenser votre solde\u00a0: gardez-la sur votre serveur, jamais dans une page web ou une application.',
    ownKey:
      'Les exemples ci-dessous contiennent la clé que vous venez de créer. Qui la possède peut dépenser votre solde\u00a0: gardez-la sur votre serveur, jamais dans une page ou une application. Elle disparaît d’ici dès que la page est rechargée.',
    fillIn:
      'Nous ne gardons qu’un hash de votre clé\u00a0: elle ne peut donc plus être affichée. Créez une nouvelle clé et revenez ici pour la voir dans les exemples.',
  },
  try: {
    title: 'Essayer',
    text: 'Saisissez votre clé, choisissez une action et envoyez-la. Vous voyez la requête telle que votre programme l’enverrait, et la réponse telle qu’elle revient.',
    real: 'Ce sont de vrais appels\u00a0: une commande passée ici est débitée de votre solde et livrée.',
    key: 'Clé d’API',
    keyHint: 'Utilisée pour ces seuls appels\u202f; elle n’est enregistrée nulle part.',
    keyMissing: 'Saisissez votre clé d’API',
    action: 'Action à appeler',
    send: 'Envoyer la requête',
    confirmTitle: 'Passer une vraie commande\u202f?',
    confirmText: 'Son prix est aussitôt prélevé sur votre solde.',
    confirm: 'Passer la commande',
    shortened:
      '{entries, plural, one {# entrée} many {# entrées} other {# entrées}} au total\u202f; les trois premières sont affichées.',
  },
  limits: {
    title: 'Limites et sécurité',
    addresses:
      'Limitez votre clé à des adresses IP ou à des réseaux sur la page «\u00a0Accès API\u00a0». De partout ailleurs, elle est refusée comme non valide.',
    idempotency:
      'Envoyez avec chaque commande un idempotency_key à vous, ou l’en-tête Idempotency-Key. Répété avec la même clé et les mêmes champs, l’appel renvoie la première commande au lieu d’en passer une seconde.',
    retry:
      'Si aucune réponse n’arrive, répétez l’appel avec le même idempotency_key. Sans lui, vérifiez d’abord vos commandes\u00a0: elle a peut-être été passée.',
  },
  webhooks: {
    title: 'Recevoir des webhooks',
    text: 'Au lieu d’interroger sans cesse l’API, recevez un appel quand une commande ou un refill change ou qu’un abonnement trouve une nouvelle publication.',
    body: 'Le corps est en JSON, et les commandes y ont le même format que pour l’action status. Événements\u00a0: order.status, refill.status, subscription.publication.',
    signed:
      'Chaque appel est signé comme le décrit la spécification Standard Webhooks, avec webhook-id, webhook-timestamp et webhook-signature.',
    retried:
      'Répondez par 2xx. Toute autre réponse entraîne de nouveaux essais pendant une journée environ\u202f; l’id reste le même, vous reconnaissez donc une répétition.',
    setUp: 'Configurer des webhooks',
  },
  actions: {
    services: {
      title: 'Lister les services',
      text: 'Tous les services que vous pouvez commander. La valeur rate est le prix en dollars américains pour 1 000 ou par pack.',
    },
    add: {
      title: 'Passer une commande',
      text: 'La plupart des services demandent un lien et une quantité. D’autres types demandent d’autres champs, indiqués plus bas.',
    },
    status: {
      title: 'Obtenir le statut d’une commande',
      text: 'Pour une commande ou jusqu’à 100. charge est le montant après remboursements\u202f; remains, la quantité non livrée.',
    },
    refill: {
      title: 'Demander un refill',
      text: 'Pour les commandes terminées, pendant la période de refill du service.',
    },
    refill_status: {
      title: 'Obtenir le statut d’un refill',
      text: 'Un refill est Pending, In progress, Completed ou Rejected.',
    },
    cancel: {
      title: 'Annuler des commandes',
      text: 'C’est une demande\u00a0: une commande en cours peut quand même être livrée. Le statut donne le résultat. La partie non livrée est remboursée.',
    },
    balance: { title: 'Obtenir le solde', text: 'Votre solde disponible.' },
  },
  parameters: {
    service: 'ID du service dans la liste',
    link: 'Lien vers la page, le profil ou la publication',
    quantity: 'Quantité\u202f; avec runs, la quantité par envoi',
    comments: 'Pour les types avec commentaires\u00a0: un par ligne',
    runs: 'Facultatif\u00a0: nombre d’envois (livraison progressive)',
    interval: 'Facultatif\u00a0: minutes entre deux envois',
    idempotency_key:
      'Facultatif\u00a0: un texte à vous pour cette commande. Répéter l’appel avec lui ne crée pas de seconde commande',
    order: 'ID de la commande',
    orders: 'ID de commandes, séparés par des virgules',
    refill: 'ID du refill',
    refills: 'ID de refills, séparés par des virgules',
  },
  types: {
    title: 'Types de commandes',
    text: 'Le type du service détermine quels paramètres une commande demande en plus de service.',
    type: 'Type de commande',
    required: 'Obligatoire',
    optional: 'Facultatif',
    charged: 'Facturé',
    charge: {
      quantity: 'la quantité',
      package: 'par pack',
      lines: 'par ligne non vide',
      publications: 'par nouvelle publication',
    },
    fields: {
      lines: 'Une entrée par ligne. La virgule fait partie du texte',
      single: 'Un nom d’utilisateur, un hashtag ou le lien d’une publication',
      answer: 'Numéro de la réponse dans le sondage',
      country: 'Code à deux lettres comme US, ou le nom anglais\u202f; WW signifie le monde entier',
      device: '1 ordinateur, 2 Android, 3 iOS, 4 mobile mixte, 5 mixte',
      traffic: '1 Google, 2 référent personnalisé, 3 sans référent',
      source: 'Mot-clé recherché pour le type 1\u202f; URL complète du référent pour le type 2',
      range: 'Quantité minimale et maximale pour chaque nouvelle publication',
      delay: 'Délai en minutes\u00a0: 0, 5, 10, 15, 30, 60 ou 90',
      posts: 'Nombre de publications nouvelles et antérieures\u202f; sans posts, pas de limite',
      expiry: 'Date de fin, jj/mm/aaaa',
    },
  },
  statuses: {
    title: 'Statuts',
    pending: 'Acceptée, pas encore transmise',
    processing: 'Transmise, la livraison n’a pas commencé',
    progress: 'En cours de livraison',
    completed: 'Livrée en totalité',
    partial: 'Livrée en partie\u202f; le reste est remboursé',
    canceled: 'Rien de livré\u202f; remboursée',
  },
  errors: {
    title: 'Erreurs',
    text: 'Une erreur est un objet avec pour seule clé «\u00a0error\u00a0». Les textes sont toujours en anglais et ne changent pas, pour que les programmes puissent les comparer.',
    request: 'L’action est inconnue ou un champ manque',
    key: 'La clé est fausse, supprimée ou utilisée depuis une adresse IP non autorisée',
    service: 'Ce service n’existe pas ou ne peut être commandé en ce moment',
    order: 'Aucune de vos commandes ne porte ce numéro',
    refill: 'Refill introuvable dans votre compte',
    funds: 'Rechargez votre solde et répétez l’appel',
    least: 'Inférieure à la quantité minimale du service',
    most: 'Supérieure à la quantité maximale du service',
    link: 'Le lien ne correspond pas au service',
    active: 'Une commande antérieure du même service pour ce lien est encore en cours',
  },
} satisfies Phrases['reseller'];
