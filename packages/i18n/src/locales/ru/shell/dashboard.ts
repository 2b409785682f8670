import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Обзор',
  welcome: '{hasName, select, yes {Здравствуйте, {name}} other {Здравствуйте}}',
  lead: 'Баланс, заказы и то, что требует внимания.',
  newOrder: 'Новый заказ',
  addFunds: 'Пополнить баланс',
  balance: 'Баланс',
  spentMonth: 'Потрачено за 30 дней',
  deliveredToday: 'Выполнено сегодня',
  running: 'Заказы в работе',
  change: '{percent} к предыдущим 30 дням',
  attention: {
    title: 'Требует вашего внимания',
    none: 'Всё в порядке, ничего делать не нужно.',
    unpaid_orders:
      '{count, plural, one {# заказ ждёт оплаты} few {# заказа ждут оплаты} many {# заказов ждут оплаты} other {# заказа ждут оплаты}}',
    failed_orders:
      '{count, plural, one {# заказ требует действий} few {# заказа требуют действий} many {# заказов требуют действий} other {# заказа требуют действий}}',
    answered_tickets:
      '{count, plural, one {# новый ответ поддержки} few {# новых ответа поддержки} many {# новых ответов поддержки} other {# новых ответа поддержки}}',
    payments_in_review:
      '{count, plural, one {# платёж на проверке} few {# платежа на проверке} many {# платежей на проверке} other {# платежа на проверке}}',
    verification_wanted: 'Завершите проверку карты',
    verification_rejected: 'Карта не прошла проверку',
    guest_orders: 'Гостевые заказы с вашей почтой: {count, number}',
    email_unverified: 'Подтвердите адрес почты',
    low_balance:
      '{count, plural, =0 {Баланс пуст} one {# автозаказ ждёт пополнения} few {# автозаказа ждут пополнения} many {# автозаказов ждут пополнения} other {# автозаказа ждут пополнения}}',
    owed: 'Долг по отозванному платежу: {amount}',
  },
  byStatus: 'Заказы по статусам',
  grade: {
    title: 'Ваш уровень',
    next: 'Потратьте ещё {amount}, чтобы получить уровень {name}',
    progress: '{spent} из {goal}',
    discount: 'Скидка {percent} на каждый заказ',
    top: 'У вас высший уровень.',
    all: 'Все уровни',
    perks: 'Ваши привилегии',
    closedSales: 'Закрытые распродажи',
    manager: 'Личный менеджер',
    chat: 'Чат с консультантом: {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    thumbnail:
      'Индивидуальная обложка: {count, plural, =1 {каждый день} one {раз в # день} few {раз в # дня} many {раз в # дней} other {раз в # дня}}',
  },
  spent: 'Потрачено',
  allTime: 'За всё время',
  spending: 'Расходы по дням',
  chart: 'Расходы по дням за последние 30 дней. Цифры — в разделе «Статистика».',
  statistics: 'Статистика',
  recent: 'Последние заказы',
  allOrders: 'Все заказы',
} satisfies Phrases['dashboard'];
