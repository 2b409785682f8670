import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'Об этих данных',
  sample: {
    badge: 'Примеры данных',
    text: 'Это примеры, чтобы вы могли опробовать страницу. Настоящие данные появятся, когда сайт подключат к YouTube.',
  },
  states: {
    quota_used_up:
      'Лимит запросов к YouTube на сегодня исчерпан. Данные обновятся после ежедневного сброса лимита.',
    unavailable: 'YouTube сейчас не отвечает. Мы попробуем ещё раз позже.',
    not_connected: 'Этот канал ещё не подключён к YouTube.',
    consent_revoked: 'Доступ отозван на YouTube. Подключите канал снова, чтобы обновить данные.',
    gone: 'Этого канала или видео больше нет на YouTube.',
  },
  updated: 'Обновлено: <time></time>',
  nextUpdate: 'Следующее обновление: <time></time>',
} satisfies Phrases['videoSource'];
