import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Tableau de bord',
  welcome: '{hasName, select, yes {Bonjour {name}} other {Bonjour}}',
  lead: 'Solde, commandes et ce qui demande votre attention.',
  newOrder: 'Nouvelle commande',
  addFunds: 'Ajouter des fonds',
  balance: 'Solde',
  spentMonth: 'Dépensé en 30 jours',
  deliveredToday: 'Livré aujourd’hui',
  running: 'Commandes en cours',
  change: '{percent} par rapport aux 30 jours précédents',
  attention: {
    title: 'À votre attention',
    none: 'Vous êtes à jour.',
    unpaid_orders:
      '{count, plural, one {# commande attend votre paiement} many {# commandes attendent votre paiement} other {# commandes attendent votre paiement}}',
    failed_orders:
      '{count, plural, one {# commande demande une action} many {# commandes demandent une action} other {# commandes demandent une action}}',
    answered_tickets:
      '{count, plural, one {# nouvelle réponse du support} many {# nouvelles réponses du support} other {# nouvelles réponses du support}}',
    payments_in_review:
      '{count, plural, one {# paiement en vérification} many {# paiements en vérification} other {# paiements en vérification}}',
    verification_wanted: 'Terminez la vérification de votre carte',
    verification_rejected: 'La vérification de votre carte a été refusée',
    guest_orders:
      '{count, plural, one {# commande passée en invité avec votre e-mail} many {# de commandes passées en invité avec votre e-mail} other {# commandes passées en invité avec votre e-mail}}',
    email_unverified: 'Veuillez confirmer votre adresse e-mail',
    low_balance:
      '{count, plural, =0 {Votre solde est épuisé} one {# abonnement attend des fonds} many {# abonnements attendent des fonds} other {# abonnements attendent des fonds}}',
    owed: 'Vous devez {amount} après l’annulation d’un paiement',
  },
  byStatus: 'Commandes par statut',
  grade: {
    title: 'Votre niveau',
    next: 'Encore {amount} jusqu’à {name}',
    progress: '{spent} sur {goal}',
    discount: '{percent} de remise sur chaque commande',
    top: 'Vous avez le niveau le plus élevé.',
    all: 'Tous les niveaux',
    perks: 'Ce qu’il vous ouvre',
    closedSales: 'Ventes privées',
    manager: 'Conseiller personnel',
    chat: 'Chat de conseil\u00a0: {count, plural, one {# jour} many {# de jours} other {# jours}}',
    thumbnail:
      'Miniature sur mesure\u00a0: tous les {count, plural, one {# jour} many {# de jours} other {# jours}}',
  },
  spent: 'Dépensé',
  allTime: 'Depuis le début',
  spending: 'Dépenses par jour',
  chart: 'Dépenses par jour des 30 derniers jours. Les chiffres sont dans «\u00a0Statistiques\u00a0».',
  statistics: 'Statistiques',
  recent: 'Dernières commandes',
  allOrders: 'Toutes les commandes',
} satisfies Phrases['dashboard'];
