import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '“{channel}” kanalını yeniden bağlayın',
    text: 'YouTube artık “{channel}” kanalınızın raporlarını okumamıza izin vermiyor: izin geri alındı veya süresi doldu. İstatistiklerinizin güncel kalması için kanalı yeniden bağlayın. Aksi halde verilerini bir hafta sonra sileriz.',
  },
  action: 'Kanal istatistiklerini görüntüle',
} satisfies Phrases['channelNotices'];
