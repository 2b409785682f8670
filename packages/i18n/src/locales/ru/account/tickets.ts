import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Поддержка',
  lead: 'Спросите нас о заказе, платеже или аккаунте. Ответим здесь и по почте.',
  new: 'Новое обращение',
  show: 'Показать',
  all: 'Все',
  status: {
    open: 'Открыто',
    answered: 'Есть ответ',
    closed: 'Закрыто',
  },
  unread: 'Новый ответ',
  messages: '{count, plural, one {# сообщение} few {# сообщения} many {# сообщений} other {# сообщения}}',
  you: 'Вы',
  youSaid: 'Вы: {text}',
  byMail: 'по почте',
  order: 'Заказ {order}',
  opened: 'Создано <time></time>',
  empty: {
    title: 'Обращений пока нет',
    text: 'Что-то непонятно или не работает? Напишите нам — ответит живой человек.',
  },
  noneHere: 'Обращений с таким статусом нет',
  form: {
    title: 'Чем можем помочь?',
    subject: 'Тема',
    order: 'Номер заказа',
    text: 'Ваше сообщение',
    textHint: 'Никогда не сообщайте пароли и номера карт.',
    send: 'Отправить',
  },
  files: {
    add: 'Прикрепить изображения или PDF',
    hint: 'До 5 файлов по 10 МБ',
    remove: 'Убрать: {name}',
    tooLarge: 'Больше 10 МБ',
    tooMany: 'До 5 файлов в одном сообщении',
  },
  reply: {
    label: 'Ваш ответ',
    reopens: 'Обращение закрыто. Ваш ответ откроет его снова.',
  },
  close: 'Вопрос решён',
  reopen: 'Открыть снова',
  trail: 'Навигационная цепочка',
  thread: 'Сообщения',
} satisfies Phrases['tickets'];
