import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Videonuz için ücretsiz görüntülenme',
    short_body: 'Ödemeden önce teslimatın nasıl işlediğini görün.',
    steps: [
      'Herkese açık videonuzun bağlantısını kopyalayın.',
      'Forma yapıştırıp gönderin.',
      'Siparişi siparişler sayfasında izleyin.',
    ],
  },
  post: {
    name: 'Bizden söz eden bir gönderi için beğeni',
    short_body: 'Bu paneli anlatın, ücretsiz beğeni alın.',
    steps: [
      'Bu panelden kendi sözlerinizle söz eden bir gönderi yayımlayın. Ağ istiyorsa reklam olarak işaretleyin.',
      'Bağlantısını kanıt olarak gönderin.',
      'İnceleyip belirttiğiniz bağlantı için beğenileri sipariş ederiz.',
    ],
  },
  regulars: {
    name: 'Düzenli müşterilere teşekkür',
    short_body: 'Biraz harcama ve yüklemeden sonra ücretsiz görüntülenme.',
    steps: [
      'Yukarıdaki iki tutara da ulaşın.',
      'Herkese açık videonuzun bağlantısını yapıştırın.',
      'Sipariş hemen başlar.',
    ],
  },
};
