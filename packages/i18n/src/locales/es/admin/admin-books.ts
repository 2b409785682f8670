import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Reglas',
  rules: {
    'wallet totals equal their postings': 'El total de cada monedero es la suma de sus asientos',
    'debits equal credits in every panel': 'El debe es igual al haber',
    'no wallet is below its floor': 'Ningún monedero está por debajo de cero',
    'nobody holds cash beside a debt': 'Nadie tiene a la vez saldo y deuda',
    'every balance follows from the one before': 'Cada saldo se deriva del anterior',
    'every transaction has a posting': 'Cada transacción tiene asientos',
    'a reversal mirrors what it reverses': 'Una reversión refleja lo que revierte',
    'money goes only known ways': 'El dinero solo se mueve por vías permitidas',
    'money passes between customers only when guest orders are taken over':
      'El dinero pasa de un cliente a otro solo al asumir pedidos de un invitado',
    'no order is refunded or recognised beyond its charge':
      'Ningún pedido se reembolsa ni se contabiliza por más de lo cobrado',
    'a hold is whole or settled': 'Una retención está intacta o liquidada por completo',
    'coupons are used within their limits': 'Los cupones no superan sus límites',
    'cashback stays within its promise': 'El cashback no supera lo prometido',
    'widget rewards stand as they were paid': 'Las recompensas de widgets coinciden con lo pagado',
    'every paid invoice has one transaction of its amount':
      'Cada factura pagada tiene una transacción por su monto',
    'no transaction credits an invoice that was never paid':
      'Ninguna transacción abona una factura que no se pagó',
    'what an invoice brought its payer is its amount less what went back':
      'Lo que una factura aportó al pagador es su monto menos lo devuelto',
    'what went back of an invoice is the sum of its reversals':
      'Lo devuelto de una factura es la suma de sus reversiones',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Una compra o recarga cobra a una sola tarjeta vinculada a la vez',
    'an order is charged and refunded as the ledger says':
      'Los pedidos se cobran y reembolsan según el libro mayor',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'La cuenta de garantía guarda lo cobrado por pedidos en curso y nada de los terminados',
    'a paid order was charged its cost': 'A un pedido pagado se le cobró su precio',
    'who paid less for a coupon has used it': 'Quien pagó menos con un cupón lo ha usado',
    'an order that was handed over stands with a provider, or in doubt':
      'Un pedido enviado está con un proveedor o su resultado es incierto',
    'what stands with a provider was paid for': 'Lo que está con un proveedor está pagado',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Lo que un panel hijo transmitió es un solo pedido de su panel padre, cobrado al propietario',
    'what the parent panel placed for a child is known to that child':
      'Lo que un panel padre pidió para un panel hijo consta en ese panel',
    'held money is that of open withdrawals': 'El dinero retenido es el de los retiros abiertos',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Las recompensas por referidos corresponden al dinero conservado',
  },
} satisfies Phrases['adminBooks'];
