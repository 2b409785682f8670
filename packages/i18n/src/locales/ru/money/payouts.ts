import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'Посмотреть выводы',
  requested: {
    subject: 'Вывод {number}: заявка на {amount}',
    title: 'Вывод запрошен',
    text: 'Вы запросили вывод {amount} через {method} на {account}; после комиссии придёт {payout}. До проверки сумма отложена. Если это были не вы, отмените вывод и сразу смените пароль.',
  },
  paid: {
    title: 'Вывод {number}: {payout} отправлено',
    text: 'Мы отправили {payout} через {method} на {account}. Номер платежа: {reference}.',
  },
  rejected: {
    title: 'Вывод {number} отклонён',
    text: 'Не удалось выплатить {amount} через {method}. Причина: {reason}. Деньги вернулись к вашему заработку.',
  },
} satisfies Phrases['payouts'];
