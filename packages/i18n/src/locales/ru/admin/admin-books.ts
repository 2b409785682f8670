import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Правила',
  rules: {
    'wallet totals equal their postings': 'Остаток кошелька равен сумме его проводок',
    'debits equal credits in every panel': 'Дебет равен кредиту',
    'no wallet is below its floor': 'Нет кошельков с отрицательным остатком',
    'nobody holds cash beside a debt': 'Ни у одного клиента нет внесённых денег и долга одновременно',
    'every balance follows from the one before': 'Каждый остаток следует из предыдущего',
    'every transaction has a posting': 'У каждой операции есть проводки',
    'a reversal mirrors what it reverses': 'Сторно зеркально повторяет отменяемую операцию',
    'money goes only known ways': 'Деньги перемещаются только между разрешёнными счетами',
    'money passes between customers only when guest orders are taken over':
      'Деньги переходят от клиента к клиенту только при переносе гостевых заказов',
    'no order is refunded or recognised beyond its charge':
      'Ни по одному заказу не возвращено и не учтено в выручке больше, чем списано',
    'a hold is whole or settled': 'Зарезервированная сумма либо не тронута, либо расчёт по ней завершён',
    'coupons are used within their limits': 'Промокоды используются в пределах своих лимитов',
    'cashback stays within its promise': 'Кэшбэк не превышает обещанного',
    'widget rewards stand as they were paid': 'Вознаграждения за виджеты совпадают с выплаченными суммами',
    'every paid invoice has one transaction of its amount':
      'У каждого полученного платежа одна операция на его сумму',
    'no transaction credits an invoice that was never paid': 'По неполученным платежам ничего не зачислено',
    'what an invoice brought its payer is its amount less what went back':
      'По платежу зачислена его сумма за вычетом возвратов и чарджбэков',
    'what went back of an invoice is the sum of its reversals':
      'Возвраты и чарджбэки по платежу равны сумме его сторно',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'При оплате заказа или пополнении деньги одновременно списываются только с одной привязанной карты',
    'an order is charged and refunded as the ledger says':
      'Списания и возвраты по заказам совпадают с главной книгой',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'На счёте эскроу — списания по заказам в работе и ничего по завершённым',
    'a paid order was charged its cost': 'За оплаченный заказ списана его цена',
    'who paid less for a coupon has used it': 'Для каждой скидки по промокоду записано его использование',
    'an order that was handed over stands with a provider, or in doubt':
      'Каждый отправленный заказ либо находится у поставщика, либо его результат неизвестен',
    'what stands with a provider was paid for': 'Каждый заказ у поставщика оплачен',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Каждому заказу, переданному родительской панели, соответствует один заказ на ней, оплаченный владельцем',
    'what the parent panel placed for a child is known to that child':
      'Дочерняя панель знает о каждом заказе, который оформила для неё родительская',
    'held money is that of open withdrawals': 'Зарезервированная сумма равна сумме открытых заявок на вывод',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Реферальное вознаграждение равно положенной доле оплаты за вычетом возвратов',
  },
} satisfies Phrases['adminBooks'];
