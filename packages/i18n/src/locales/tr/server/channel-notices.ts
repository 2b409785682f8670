import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '“{channel}” kanalını yeniden bağlayın',
    text: 'İzin geri çekildiği veya süresi dolduğu için “{channel}” adlı YouTube kanalınızın raporlarını artık okuyamıyoruz. İstatistiklerinizin güncel kalması için kanalı yeniden bağlayın. Aksi hâlde kanalın verilerini bir hafta sonra sileceğiz.',
  },
  action: 'Kanal istatistiklerini gör',
} satisfies Phrases['channelNotices'];
