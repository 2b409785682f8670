import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Bildirimler',
  frozen: {
    greeting: '{hasName, select, yes {Merhaba {name}} other {Merhaba}}',
    text: '{panel} hesabınız donduruldu; siparişler ve ödemeler durduruldu. Bize yazın, birlikte çözelim.',
    chat: 'Canlı sohbeti aç',
  },
  unproven: {
    title: 'Önce e-postanızı onaylayın',
    text: '{email} adresine bir bağlantı gönderdik. Bu tarayıcıda açın, sonra yeniden deneyin.',
    noAddress: 'Hesabınıza bir e-posta adresi ekleyip onaylayın, sonra yeniden deneyin.',
    resend: 'Bağlantıyı yeniden gönder',
    sent: 'Gönderildi. Lütfen gelen kutunuza bakın.',
    other: 'Başka bir adres kullan',
    add: 'Adres ekle',
  },
  qr: {
    title: 'Kodu tarayın',
    picture: 'QR kodu',
  },
  manualPayment: {
    title: 'Ödemenizi tamamlayın',
    text: 'Tutarı bu hesaba gönderin, ardından ödediğinizi bize bildirin.',
    method: 'Ödeme yöntemi',
    account: 'Hesap numarası',
    invoice: 'Fatura numarası',
    qr: 'Bu ödemenin QR kodu',
    comment: 'Yorum',
    commentHint: 'Örneğin havaledeki ad; böylece ödemenizi daha çabuk buluruz.',
    paid: 'Ödedim',
  },
  consent: {
    title: 'Çerez kullanıyoruz',
    text: 'Bazıları panelin çalışması için gerekli. İzin verirseniz diğerleri istatistik ve reklamlara yardımcı olur.',
    privacy: 'Gizlilik',
    manage: 'Yönet',
    decline: 'Reddet',
    accept: 'Kabul et',
    panelTitle: 'Çerez ayarları',
    panelText: 'Lütfen ikisi için de seçim yapın. Fikrinizi istediğiniz zaman değiştirebilirsiniz.',
    analytics: {
      title: 'Analiz',
      text: 'Hangi sayfaların kullanıldığını ve nerede zorlanıldığını gösterir, canlı sohbeti yükler.',
    },
    advertising: {
      title: 'Reklam',
      text: 'Reklamlarımızı ölçer ve ilgilenebilecek kişilere gösterir.',
    },
    granted: 'İzin ver',
    denied: 'İzin verme',
  },
  chat: {
    title: 'Canlı sohbet açılsın mı?',
    text: 'Sohbeti başka bir şirket işletiyor; bu cihazda çerez saklayabilir.',
    open: 'Sohbeti aç',
  },
  install: {
    title: 'Uygulamayı yükleyin',
    ios: 'Bu web uygulamasını iPhone/iPad’inize yüklemek için Paylaş’a, ardından Ana Ekrana Ekle’ye dokunun',
    banner: 'Siparişlerinizi kolayca yönetin! Uygulamamızı şimdi yükleyin.',
    card: 'Siparişlerinize ve istatistiklerinize hızla ulaşın, yenilerini kolayca oluşturun - üstelik daha az veriyle.',
    fastAccess: 'Siparişlere hızlı erişim',
    allFunctions: 'Tüm işlevler tek uygulamada',
    install: 'Yükle',
  },
} satisfies Phrases['overlays'];
