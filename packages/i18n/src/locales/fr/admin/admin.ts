import type { Phrases } from '../../../phrases.ts';

export const admin = {
  title: 'Console',
  menu: 'Ouvrir le menu de la console',
  shop: 'Boutique',
  notices: 'Avis',
  pages: {
    overview: 'Vue d’ensemble',
    withdrawals: 'Retraits',
  },
  overview: {
    title: 'Vue d’ensemble',
    nothing: 'Rien ne vous attend',
    nothingText: 'Les nouvelles tâches s’affichent ici avec leur ancienneté.',
    many: '1 000+',
    oldest: 'Plus ancien :',
  },
  list: {
    search: 'Numéro ou e-mail',
    first: 'Première page',
    previousRow: 'Ligne précédente',
    nextRow: 'Ligne suivante',
    number: 'N°',
    customer: 'Client',
  },
  withdrawals: {
    title: 'Retraits',
    text: 'Versez ce que les clients ont gagné, ou refusez en donnant le motif.',
    one: 'Retrait {number}',
    status: 'Statut',
    payout: 'À verser',
    requested: 'Demandé',
    empty: 'Aucun retrait ici',
    emptyText: 'Les demandes à vérifier s’affichent ici, les plus anciennes d’abord.',
    notFound: 'Aucun retrait ne correspond',
    reference: 'Référence du versement',
    referenceHint:
      'Celle de votre banque ou portefeuille. Le client la reçoit par e-mail ; elle ne sert qu’une fois.',
    pay: 'Marquer {amount} comme versé',
    paid: 'Retrait versé',
    reason: 'Motif du refus',
    reasonHint: 'Le client le lira. {amount} retourne dans ses gains.',
    decline: 'Refuser le retrait',
    declined: 'Retrait refusé',
  },
} satisfies Phrases['admin'];
