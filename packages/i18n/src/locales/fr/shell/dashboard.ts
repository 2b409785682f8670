import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Tableau de bord',
  welcome: '{hasName, select, yes {Bonjour {name}} other {Bonjour}}',
  lead: 'Votre argent, vos commandes et ce qui mérite un coup d’œil.',
  newOrder: 'Nouvelle commande',
  addFunds: 'Ajouter des fonds',
  balance: 'Solde',
  spentMonth: 'Dépensé en 30 jours',
  deliveredToday: 'Livré aujourd’hui',
  running: 'Commandes en cours',
  change: '{percent} par rapport aux 30 jours précédents',
  attention: {
    title: 'À votre attention',
    none: 'Tout va bien. Rien ne vous attend.',
    unpaid_orders:
      '{count, plural, one {# commande attend votre paiement} many {# commandes attendent votre paiement} other {# commandes attendent votre paiement}}',
    failed_orders:
      '{count, plural, one {# commande attend une décision} many {# commandes attendent une décision} other {# commandes attendent une décision}}',
    answered_tickets:
      '{count, plural, one {# nouvelle réponse du support} many {# nouvelles réponses du support} other {# nouvelles réponses du support}}',
    payments_in_review:
      '{count, plural, one {# paiement en vérification} many {# paiements en vérification} other {# paiements en vérification}}',
    verification_wanted: 'La vérification de votre carte n’est pas terminée',
    verification_rejected: 'La vérification de votre carte a été refusée',
    guest_orders:
      '{count, plural, one {# commande passée en invité avec votre e-mail} many {# de commandes passées en invité avec votre e-mail} other {# commandes passées en invité avec votre e-mail}}',
    email_unverified: 'Veuillez confirmer votre adresse e-mail',
    low_balance:
      '{count, plural, =0 {Votre solde est épuisé} one {# abonnement attend du solde} many {# abonnements attendent du solde} other {# abonnements attendent du solde}}',
    owed: 'Vous devez {amount} après l’annulation d’un paiement',
  },
  byStatus: 'Commandes par statut',
  grade: {
    title: 'Votre niveau',
    next: 'Encore {amount} jusqu’à {name}',
    progress: '{spent} sur {goal}',
    discount: '{percent} de remise sur chaque commande',
    top: 'Vous avez le niveau le plus élevé.',
    perks: 'Ce qu’il vous ouvre',
    closedSales: 'Ventes privées',
    manager: 'Conseiller personnel',
    chat: 'Chat de conseil : {count, plural, one {# jour} many {# de jours} other {# jours}}',
    thumbnail:
      'Miniature sur mesure : tous les {count, plural, one {# jour} many {# de jours} other {# jours}}',
  },
  spent: 'Dépensé',
  allTime: 'Au total',
  spending: 'Dépenses par jour',
  chart: 'Dépenses des 30 derniers jours, une barre par jour. Les chiffres sont dans les statistiques.',
  statistics: 'Statistiques',
  recent: 'Dernières commandes',
  allOrders: 'Toutes les commandes',
} satisfies Phrases['dashboard'];
