import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Здравствуйте, {name}!',
  greetingNameless: 'Здравствуйте!',
  buttonFallback: 'Если кнопка не работает, откройте этот адрес:',
  ignore: 'Если вы этого не запрашивали, просто не обращайте внимания на это письмо.',
  validFor: 'Ссылка сработает один раз. Срок действия: {duration}.',
  signature: 'Команда {panel}',
  reason: 'Вы получили это письмо, потому что на этот адрес зарегистрирован аккаунт в {panel}.',
  unsubscribe: 'Отписаться',
} satisfies Phrases['mail'];
