import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Ver retiros',
  requested: {
    subject: 'Retiro {number} solicitado: {amount}',
    title: 'Retiro solicitado',
    text: 'Solicitaste un retiro de {amount} mediante {method} a {account}. Una vez descontada la comisión, recibirás {payout}. El monto queda retenido mientras revisamos la solicitud. Si no fuiste tú, cancélala y cambia tu contraseña de inmediato.',
  },
  paid: {
    title: 'Retiro {number} enviado: {payout}',
    text: 'Enviamos {payout} mediante {method} a {account}. Referencia del pago: {reference}.',
  },
  rejected: {
    title: 'Retiro {number} rechazado',
    text: 'No pudimos pagarte {amount} mediante {method}. El monto volvió a tus ganancias. Motivo: {reason}',
  },
} satisfies Phrases['payouts'];
