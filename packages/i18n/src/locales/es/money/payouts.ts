import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Ver tus retiros',
  requested: {
    subject: 'Retiro {number}: {amount} solicitado',
    title: 'Retiro solicitado',
    text: 'Has pedido retirar {amount} por {method} a {account}; tras la comisión recibirás {payout}. El dinero queda reservado hasta que revisemos la solicitud. Si no has sido tú, cancélala y cambia tu contraseña de inmediato.',
  },
  paid: {
    title: 'Retiro {number}: {payout} en camino',
    text: 'Hemos enviado {payout} por {method} a {account}. Referencia del pago: {reference}.',
  },
  rejected: {
    title: 'El retiro {number} ha sido rechazado',
    text: 'No hemos podido pagar {amount} por {method}. Motivo: {reason}. El dinero ha vuelto a tus ganancias.',
  },
} satisfies Phrases['payouts'];
