import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Regras',
  rules: {
    'wallet totals equal their postings': 'O saldo de cada carteira é a soma dos seus lançamentos',
    'debits equal credits in every panel': 'Débitos e créditos são iguais',
    'no wallet is below its floor': 'Nenhuma carteira está abaixo de zero',
    'nobody holds cash beside a debt': 'Nenhum cliente tem saldo próprio e dívida ao mesmo tempo',
    'every balance follows from the one before': 'Cada saldo decorre do anterior',
    'every transaction has a posting': 'Toda transação tem lançamentos',
    'a reversal mirrors what it reverses': 'Todo estorno é o inverso exato da transação estornada',
    'money goes only known ways': 'O dinheiro só circula entre contas permitidas',
    'money passes between customers only when guest orders are taken over':
      'O dinheiro só passa de um cliente para outro quando pedidos de visitante são unidos a uma conta',
    'no order is refunded or recognised beyond its charge':
      'Nenhum pedido é reembolsado ou contabilizado como receita além do valor cobrado',
    'a hold is whole or settled': 'O dinheiro retido está intacto ou totalmente liquidado',
    'coupons are used within their limits': 'Os cupons ficam dentro dos limites',
    'cashback stays within its promise': 'O cashback fica dentro do valor prometido',
    'widget rewards stand as they were paid': 'As recompensas dos widgets conferem com o que foi pago',
    'every paid invoice has one transaction of its amount':
      'Toda fatura paga tem uma transação com o seu valor',
    'no transaction credits an invoice that was never paid':
      'Nenhuma transação credita uma fatura que nunca foi paga',
    'what an invoice brought its payer is its amount less what went back':
      'Uma fatura credita o seu valor menos os reembolsos e estornos bancários',
    'what went back of an invoice is the sum of its reversals':
      'Os reembolsos e estornos bancários de uma fatura são a soma dos seus estornos',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Cada compra ou recarga é cobrada em um cartão vinculado por vez',
    'an order is charged and refunded as the ledger says':
      'As cobranças e os reembolsos dos pedidos conferem com o livro-razão',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'A custódia guarda os valores cobrados pelos pedidos em andamento, e nada dos encerrados',
    'a paid order was charged its cost': 'O valor cobrado por um pedido pago é o preço dele',
    'who paid less for a coupon has used it': 'Todo desconto de cupom tem um uso de cupom registrado',
    'an order that was handed over stands with a provider, or in doubt':
      'Todo pedido enviado está com um fornecedor ou tem resultado desconhecido',
    'what stands with a provider was paid for': 'Todo pedido que está com um fornecedor foi pago',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Todo pedido repassado ao painel pai corresponde a um único pedido lá, cobrado do proprietário',
    'what the parent panel placed for a child is known to that child':
      'Todo pedido que o painel pai fez para um painel filho consta nesse painel filho',
    'held money is that of open withdrawals': 'O dinheiro retido confere com os saques em aberto',
    'a referral reward is its share of the cash kept, as the ledger says':
      'As recompensas de indicação conferem com a porcentagem do valor líquido em saldo próprio',
  },
} satisfies Phrases['adminBooks'];
