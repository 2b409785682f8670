import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Посмотреть заявки на вывод',
  requested: {
    subject: 'Заявка на вывод {number}: {amount}',
    title: 'Вывод запрошен',
    text: 'Вы запросили вывод. Сумма: {amount}, способ: {method}, счёт: {account}. За вычетом комиссии вы получите {payout}. Пока мы проверяем заявку, сумма вывода зарезервирована. Если это были не вы, отмените вывод и сразу смените пароль.',
  },
  paid: {
    title: 'Вывод {number} выполнен: {payout}',
    text: 'Мы отправили {payout}. Способ: {method}, счёт: {account}. ID выплаты: {reference}.',
  },
  rejected: {
    title: 'Вывод {number} отклонён',
    text: 'Не удалось выплатить {amount}. Способ: {method}. Деньги вернулись в ваш заработок. Причина: {reason}',
  },
} satisfies Phrases['payouts'];
