import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Tableau de bord',
  welcome: '{hasName, select, yes {Bonjour {name}} other {Bonjour}}',
  lead: 'Votre solde, vos commandes et ce qui demande votre attention.',
  newOrder: 'Nouvelle commande',
  addFunds: 'Ajouter des fonds',
  balance: 'Solde',
  spentMonth: 'Dépensé sur 30 jours',
  deliveredToday: 'Livré aujourd’hui',
  running: 'Commandes en cours',
  change: '{percent} par rapport aux 30 jours précédents',
  attention: {
    title: 'À traiter',
    none: 'Aucune action requise.',
    unpaid_orders:
      '{count, plural, one {# commande en attente de paiement} many {# de commandes en attente de paiement} other {# commandes en attente de paiement}}',
    failed_orders:
      '{count, plural, one {# commande nécessite une action} many {# de commandes nécessitent une action} other {# commandes nécessitent une action}}',
    answered_tickets:
      '{count, plural, one {# nouvelle réponse du support} many {# de nouvelles réponses du support} other {# nouvelles réponses du support}}',
    payments_in_review:
      '{count, plural, one {# paiement en cours de vérification} many {# de paiements en cours de vérification} other {# paiements en cours de vérification}}',
    verification_wanted: 'Terminez la vérification de votre carte',
    verification_rejected: 'La vérification de votre carte a été refusée',
    guest_orders:
      '{count, plural, one {# commande passée en invité avec votre e-mail} many {# de commandes passées en invité avec votre e-mail} other {# commandes passées en invité avec votre e-mail}}',
    email_unverified: 'Confirmez votre adresse e-mail',
    low_balance:
      '{count, plural, =0 {Votre solde est épuisé} one {# abonnement en attente de fonds} many {# d’abonnements en attente de fonds} other {# abonnements en attente de fonds}}',
    owed: 'Vous devez {amount} pour un paiement annulé après coup',
  },
  byStatus: 'Commandes par statut',
  grade: {
    title: 'Votre niveau',
    next: 'Dépensez encore {amount} pour atteindre le niveau {name}',
    progress: '{spent} sur {goal}',
    discount: '{percent} de remise sur chaque commande',
    top: 'Vous avez atteint le niveau le plus élevé.',
    all: 'Tous les niveaux',
    perks: 'Vos avantages',
    closedSales: 'Ventes privées',
    manager: 'Conseiller dédié',
    chat: 'Chat de conseil\u00a0: {count, plural, one {# jour} many {# de jours} other {# jours}}',
    thumbnail:
      'Miniature sur mesure\u00a0: {count, plural, one {chaque jour} many {tous les # de jours} other {tous les # jours}}',
  },
  spent: 'Dépensé',
  allTime: 'Depuis le début',
  spending: 'Dépenses quotidiennes',
  chart: 'Dépenses quotidiennes des 30 derniers jours. Les chiffres sont dans «\u00a0Statistiques\u00a0».',
  statistics: 'Statistiques',
  recent: 'Dernières commandes',
  allOrders: 'Toutes les commandes',
} satisfies Phrases['dashboard'];
