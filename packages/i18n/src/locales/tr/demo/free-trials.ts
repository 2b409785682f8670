import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Videonuz için ücretsiz izlenme',
    short_body: 'Ödemeden önce teslimatın nasıl işlediğini görün.',
    steps: [
      'Herkese açık videonuzun bağlantısını kopyalayın.',
      'Forma yapıştırıp gönderin.',
      'Siparişi “Siparişler” sayfasından takip edin.',
    ],
  },
  post: {
    name: 'Bizden bahseden gönderiye beğeni',
    short_body: 'Bu paneli başkalarına anlatın, ücretsiz beğeni alın.',
    steps: [
      'Kendi cümlelerinizle bu panelden bahseden bir gönderi yayınlayın. Platform gerektiriyorsa reklam olarak işaretleyin.',
      'Bağlantısını kanıt olarak gönderin.',
      'Gönderiyi inceleriz ve girdiğiniz bağlantı için beğeni siparişini veririz.',
    ],
  },
  regulars: {
    name: 'Sadık müşterilerimize teşekkür',
    short_body: 'Küçük bir tutar yükleyip harcadıktan sonra ücretsiz izlenme.',
    steps: [
      'Yukarıda gösterilen iki tutara da ulaşın.',
      'Herkese açık videonuzun bağlantısını yapıştırın.',
      'Sipariş hemen başlar.',
    ],
  },
};
