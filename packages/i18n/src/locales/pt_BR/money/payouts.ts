import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Ver seus saques',
  requested: {
    subject: 'Saque {number}: {amount} solicitado',
    title: 'Saque solicitado',
    text: 'Você pediu o saque de {amount} por {method} para {account}; após a taxa chegarão {payout}. O dinheiro fica reservado até conferirmos o pedido. Se não foi você, cancele o saque e troque sua senha imediatamente.',
  },
  paid: {
    title: 'Saque {number}: {payout} a caminho',
    text: 'Enviamos {payout} por {method} para {account}. Referência do pagamento: {reference}.',
  },
  rejected: {
    title: 'O saque {number} foi recusado',
    text: 'Não foi possível pagar {amount} por {method}. Motivo: {reason}. O dinheiro voltou para seus ganhos.',
  },
} satisfies Phrases['payouts'];
