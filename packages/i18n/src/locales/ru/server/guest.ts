import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Ваш заказ на {panel}',
  newcomer: {
    text: 'С этим адресом на {panel} оформлен заказ. Задайте пароль, чтобы следить за выполнением, оплатить позже или заказать снова.',
    action: 'Задать пароль',
  },
  known: {
    text: 'С этим адресом на {panel} оформлен заказ, он находится в вашем аккаунте. Войдите, чтобы следить за выполнением.',
    action: 'Войти',
  },
} satisfies Phrases['guest'];
