import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'Подключите канал «{channel}» снова',
    text: 'Мы больше не можем читать отчёты вашего канала YouTube «{channel}»: разрешение отозвано или истекло. Подключите канал снова, чтобы статистика обновлялась. Иначе через неделю мы удалим его данные.',
  },
  action: 'Открыть статистику канала',
} satisfies Phrases['channelNotices'];
