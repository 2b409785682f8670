import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Ver saques',
  requested: {
    subject: 'Saque {number} solicitado: {amount}',
    title: 'Saque solicitado',
    text: 'Você solicitou um saque de {amount} via {method} para {account}. Descontada a taxa, você receberá {payout}. O valor fica retido enquanto analisamos a solicitação. Se não foi você, cancele o saque e troque sua senha imediatamente.',
  },
  paid: {
    title: 'Saque {number} enviado: {payout}',
    text: 'Enviamos {payout} via {method} para {account}. Referência do pagamento: {reference}.',
  },
  rejected: {
    title: 'O saque {number} foi recusado',
    text: 'Não foi possível pagar {amount} via {method}. O valor voltou para os seus ganhos. Motivo: {reason}',
  },
} satisfies Phrases['payouts'];
