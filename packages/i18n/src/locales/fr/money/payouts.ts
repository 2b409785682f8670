import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Voir les retraits',
  requested: {
    subject: 'Retrait {number} demandé\u00a0: {amount}',
    title: 'Retrait demandé',
    text: 'Vous avez demandé un retrait de {amount} via {method} vers {account}. Après déduction des frais, vous recevrez {payout}. Le montant est réservé pendant que nous vérifions la demande. Si vous n’êtes pas à l’origine de cette demande, annulez-la et changez immédiatement votre mot de passe.',
  },
  paid: {
    title: 'Retrait {number} envoyé\u00a0: {payout}',
    text: 'Nous avons envoyé {payout} via {method} vers {account}. Référence du paiement\u00a0: {reference}.',
  },
  rejected: {
    title: 'Le retrait {number} a été refusé',
    text: 'Nous n’avons pas pu verser {amount} via {method}. Le montant est de nouveau dans vos gains. Motif\u00a0: {reason}',
  },
} satisfies Phrases['payouts'];
