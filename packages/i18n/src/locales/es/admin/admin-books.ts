import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Reglas',
  rules: {
    'wallet totals equal their postings': 'El saldo de cada billetera es la suma de sus asientos',
    'debits equal credits in every panel': 'El debe es igual al haber',
    'no wallet is below its floor': 'Ninguna billetera está por debajo de cero',
    'nobody holds cash beside a debt': 'Ningún cliente tiene saldo recargado y deuda a la vez',
    'every balance follows from the one before': 'Cada saldo se deriva del anterior',
    'every transaction has a posting': 'Cada transacción tiene asientos',
    'a reversal mirrors what it reverses': 'Cada reversión es el reflejo exacto de lo que revierte',
    'money goes only known ways': 'El dinero solo se mueve entre cuentas permitidas',
    'money passes between customers only when guest orders are taken over':
      'El dinero solo pasa de un cliente a otro al añadir pedidos de invitado a una cuenta',
    'no order is refunded or recognised beyond its charge':
      'Ningún pedido se reembolsa ni se registra como ingreso por más de lo cobrado',
    'a hold is whole or settled': 'El dinero retenido está intacto o liquidado por completo',
    'coupons are used within their limits': 'Los cupones no superan sus límites',
    'cashback stays within its promise': 'El cashback no supera lo prometido',
    'widget rewards stand as they were paid': 'Las recompensas de widgets coinciden con lo pagado',
    'every paid invoice has one transaction of its amount':
      'Cada factura pagada tiene una transacción por su monto',
    'no transaction credits an invoice that was never paid':
      'Ninguna transacción acredita una factura que nunca se pagó',
    'what an invoice brought its payer is its amount less what went back':
      'Una factura acredita su monto menos reembolsos y contracargos',
    'what went back of an invoice is the sum of its reversals':
      'Los reembolsos y contracargos de una factura son la suma de sus reversiones',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'En una compra o una recarga se cobra a una sola tarjeta vinculada a la vez',
    'an order is charged and refunded as the ledger says':
      'Los cobros y reembolsos de pedidos coinciden con el libro mayor',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'El depósito en garantía guarda lo cobrado por pedidos en curso y nada de los terminados',
    'a paid order was charged its cost': 'Por cada pedido pagado se cobró su precio',
    'who paid less for a coupon has used it': 'Cada descuento de cupón tiene un uso de cupón registrado',
    'an order that was handed over stands with a provider, or in doubt':
      'Cada pedido enviado está en manos de un proveedor o tiene un resultado desconocido',
    'what stands with a provider was paid for': 'Cada pedido en manos de un proveedor está pagado',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Cada pedido enviado al panel principal corresponde allí a un solo pedido, cobrado al propietario',
    'what the parent panel placed for a child is known to that child':
      'Cada pedido que el panel principal hizo para un panel hijo consta en ese panel hijo',
    'held money is that of open withdrawals': 'El dinero retenido coincide con los retiros abiertos',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Las recompensas por referidos corresponden a su parte del saldo recargado neto',
  },
} satisfies Phrases['adminBooks'];
