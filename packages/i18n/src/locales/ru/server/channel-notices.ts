import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Подключите «{channel}» снова',
    text: 'YouTube больше не позволяет нам читать отчёты вашего канала «{channel}»: разрешение отозвано или истекло. Подключите канал снова, чтобы статистика оставалась актуальной. Иначе через неделю мы удалим его данные.',
  },
  action: 'Открыть статистику канала',
} satisfies Phrases['channelNotices'];
