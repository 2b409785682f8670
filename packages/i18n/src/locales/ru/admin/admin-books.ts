import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Правила',
  rules: {
    'wallet totals equal their postings': 'Остаток кошелька равен сумме его проводок',
    'debits equal credits in every panel': 'Дебет равен кредиту',
    'no wallet is below its floor': 'Ни один кошелёк не ниже нуля',
    'nobody holds cash beside a debt': 'Ни у кого нет денег и долга одновременно',
    'every balance follows from the one before': 'Каждый остаток следует из предыдущего',
    'every transaction has a posting': 'У каждой операции есть проводки',
    'a reversal mirrors what it reverses': 'Сторно зеркально повторяет то, что отменяет',
    'money goes only known ways': 'Деньги движутся только разрешёнными путями',
    'money passes between customers only when guest orders are taken over':
      'Деньги переходят между клиентами только при передаче заказов гостя',
    'no order is refunded or recognised beyond its charge':
      'Ни по одному заказу не возвращено и не признано больше, чем списано',
    'a hold is whole or settled': 'Удержание нетронуто или полностью закрыто',
    'coupons are used within their limits': 'Купоны не выходят за свои лимиты',
    'cashback stays within its promise': 'Кешбэк не превышает обещанного',
    'widget rewards stand as they were paid': 'Вознаграждения виджетов совпадают с выплаченным',
    'every paid invoice has one transaction of its amount':
      'У каждого оплаченного счёта одна операция на его сумму',
    'no transaction credits an invoice that was never paid':
      'Ни одна операция не зачисляет неоплаченный счёт',
    'what an invoice brought its payer is its amount less what went back':
      'Счёт принёс плательщику свою сумму за вычетом возвратов',
    'what went back of an invoice is the sum of its reversals':
      'Возвращённое по счёту равно сумме его сторно',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'За покупку или пополнение списывается только с одной привязанной карты',
    'an order is charged and refunded as the ledger says':
      'Списания и возвраты по заказам совпадают с книгой',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'На эскроу лежит списанное за заказы в работе и ничего за завершённые',
    'a paid order was charged its cost': 'За оплаченный заказ списана его цена',
    'who paid less for a coupon has used it': 'Кто заплатил меньше по купону, тот его использовал',
    'an order that was handed over stands with a provider, or in doubt':
      'Отправленный заказ находится у поставщика, или его исход неизвестен',
    'what stands with a provider was paid for': 'То, что находится у поставщика, оплачено',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Переданное дочерней панелью — один заказ родительской, оплаченный владельцем',
    'what the parent panel placed for a child is known to that child':
      'То, что родительская панель оформила для дочерней, известно дочерней',
    'held money is that of open withdrawals': 'Удержанные деньги совпадают с открытыми выводами',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Реферальные вознаграждения равны доле оставшихся денег',
  },
} satisfies Phrases['adminBooks'];
