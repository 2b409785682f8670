import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Ver retiros',
  requested: {
    subject: 'Retiro {number} solicitado: {amount}',
    title: 'Retiro solicitado',
    text: 'Solicitaste un retiro de {amount} mediante {method} a {account}. Después de la comisión recibirás {payout}. El monto queda retenido mientras revisamos la solicitud. Si no fuiste tú, cancélala y cambia tu contraseña de inmediato.',
  },
  paid: {
    title: 'Retiro {number} enviado: {payout}',
    text: 'Enviamos {payout} mediante {method} a {account}. Referencia del pago: {reference}.',
  },
  rejected: {
    title: 'Retiro {number} rechazado',
    text: 'No pudimos pagar {amount} mediante {method}. El monto está de nuevo en tus ganancias. Motivo: {reason}',
  },
} satisfies Phrases['payouts'];
