import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Regras',
  rules: {
    'wallet totals equal their postings': 'O total de cada carteira é a soma dos seus lançamentos',
    'debits equal credits in every panel': 'Débitos e créditos são iguais',
    'no wallet is below its floor': 'Nenhuma carteira está abaixo de zero',
    'nobody holds cash beside a debt': 'Ninguém tem saldo e dívida ao mesmo tempo',
    'every balance follows from the one before': 'Cada saldo decorre do anterior',
    'every transaction has a posting': 'Toda transação tem lançamentos',
    'a reversal mirrors what it reverses': 'Um estorno espelha o que ele estorna',
    'money goes only known ways': 'O dinheiro só passa por caminhos permitidos',
    'money passes between customers only when guest orders are taken over':
      'O dinheiro só passa entre clientes quando pedidos de visitante são assumidos',
    'no order is refunded or recognised beyond its charge':
      'Nenhum pedido é reembolsado ou contabilizado além do valor cobrado',
    'a hold is whole or settled': 'Uma reserva está intacta ou totalmente liquidada',
    'coupons are used within their limits': 'Os cupons ficam dentro dos limites',
    'cashback stays within its promise': 'O cashback fica dentro do prometido',
    'widget rewards stand as they were paid': 'As recompensas dos widgets conferem com o que foi pago',
    'every paid invoice has one transaction of its amount':
      'Toda fatura paga tem uma transação com o seu valor',
    'no transaction credits an invoice that was never paid':
      'Nenhuma transação credita uma fatura que nunca foi paga',
    'what an invoice brought its payer is its amount less what went back':
      'O que a fatura rendeu ao pagador é o valor menos o que voltou',
    'what went back of an invoice is the sum of its reversals':
      'O que voltou de uma fatura é a soma dos seus estornos',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Uma compra ou recarga cobra um cartão vinculado por vez',
    'an order is charged and refunded as the ledger says':
      'Os pedidos são cobrados e reembolsados como diz o razão',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'A custódia guarda o que foi cobrado de pedidos em andamento, e nada dos encerrados',
    'a paid order was charged its cost': 'Um pedido pago teve o seu preço cobrado',
    'who paid less for a coupon has used it': 'Quem pagou menos com um cupom o usou',
    'an order that was handed over stands with a provider, or in doubt':
      'Um pedido enviado está com um fornecedor, ou o resultado é desconhecido',
    'what stands with a provider was paid for': 'O que está com um fornecedor foi pago',
    'an order placed in the parent panel is one order there, charged to the owner':
      'O que um painel filho repassou é um único pedido do painel pai, cobrado do dono',
    'what the parent panel placed for a child is known to that child':
      'O que um painel pai pediu para um painel filho consta nesse painel',
    'held money is that of open withdrawals': 'O dinheiro reservado é o dos saques em aberto',
    'a referral reward is its share of the cash kept, as the ledger says':
      'As recompensas de indicação correspondem ao dinheiro mantido',
  },
} satisfies Phrases['adminBooks'];
