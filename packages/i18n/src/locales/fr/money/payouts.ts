import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Voir vos retraits',
  requested: {
    subject: 'Retrait {number}\u00a0: {amount} demandés',
    title: 'Retrait demandé',
    text: 'Vous avez demandé le retrait de {amount} par {method} vers {account}\u202f; {payout} arriveront après les frais. La somme est mise de côté jusqu’à la vérification. Si ce n’est pas vous, annulez la demande et changez aussitôt votre mot de passe.',
  },
  paid: {
    title: 'Retrait {number}\u00a0: {payout} en route',
    text: 'Nous avons envoyé {payout} par {method} vers {account}. Référence du paiement\u00a0: {reference}.',
  },
  rejected: {
    title: 'Le retrait {number} a été refusé',
    text: 'Nous n’avons pas pu verser {amount} par {method}. Motif\u00a0: {reason}. La somme est revenue dans vos gains.',
  },
} satisfies Phrases['payouts'];
