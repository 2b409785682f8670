import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Bu sayfada',
  next: 'Sonraki adımlar',
  services: 'Tüm servislere göz at',
  legal: {
    terms: 'Kullanım koşulları',
    privacy: 'Gizlilik politikası',
    refunds: 'İade politikası',
    contact: 'İletişim',
    operator: 'İşleten',
    registration: 'Sicil kaydı',
    vat: 'Vergi numarası (VAT)',
    phone: 'Telefon',
    email: 'E-posta',
  },
  siteView: {
    open: 'Yeni sekmede aç',
    hint: 'Bu sayfa {host} üzerinde barındırılıyor. Sayfa boş kalıyorsa site, başka sitelerde gösterilmesine izin vermiyordur.',
  },
  subscription: {
    title: 'Abonelikler nasıl çalışır?',
    lead: 'Servisleri bir kez seçin. Her yeni gönderi için, yayınlandıktan kısa süre sonra siparişi biz veririz.',
    setUp: {
      title: 'Abonelik nasıl oluşturulur?',
      link: 'Kanalınızın veya profilinizin bağlantısını yapıştırın. Platformu biz algılarız.',
      services: 'Servisleri ve her gönderi için miktarı seçin.',
      limit: 'Gönderi sayısını belirleyin: 1 ile {most} arası. Varsayılan değer 10’dur.',
      pay: 'Bakiyenizden veya kayıtlı kartınızla ödeyin. Onaylamadan önce gönderi başına maliyeti ve ödenebilecek en yüksek toplam tutarı görürsünüz.',
    },
    find: {
      title: 'Yeni gönderileri nasıl buluruz?',
      text: 'Herkese açık kaynakları kontrol ederiz: YouTube kanal akışları, RSS ve Atom akışları, herkese açık Telegram kanal sayfaları. Diğer platformlarda kontrolü bizim için sağlayıcı yapar. Yeni bir gönderinin algılanması birkaç dakika sürebilir.',
      note: 'Sizden asla şifre veya hesap erişimi istemeyiz. Gizli kanallar ve profiller takip edilemez; sizinkini herkese açık tutun.',
    },
    pay: {
      title: 'Ne zaman, ne kadar ödersiniz?',
      text: 'Peşin ödeme yoktur. Her gönderinin ücreti, gönderi bulunup siparişleri başladığında tahsil edilir. Gönderi yoksa ücret de yok.',
      example:
        'Örnek: Bir gönderinin izlenme ve beğenileri {post} tutuyor, siz de 10 gönderi seçtiniz. Gönderi başına {post}, toplamda en fazla {total} ödersiniz.',
    },
    wait: {
      title: 'Bakiyeniz biterse',
      text: 'Abonelik bekler, size haber veririz. Bakiye yüklediğinizde otomatik olarak devam eder.',
    },
    end: {
      title: 'Ne zaman sona erer?',
      limit: 'Belirlenen gönderi sayısına ulaşıldığında tamamlanır.',
      cancel: 'İstediğiniz zaman iptal edebilirsiniz. Verilmiş siparişler devam eder, yeni sipariş verilmez.',
      idle: '30 gün boyunca yeni gönderi olmazsa aboneliği iptal ederiz; böylece unutulan bir abonelik paranızı harcamaz. Bazı panellerde bu süre farklıdır.',
      options: 'Bazı servislerde bitiş tarihi, gecikme veya rastgele miktar aralığı da belirleyebilirsiniz.',
    },
    start: 'Abonelik oluştur',
    own: 'Abonelikleri gör',
  },
  keywords: {
    title: 'YouTube anahtar kelime aracı hakkında',
    lead: 'Seçtiğiniz ülkede insanların ne aradığını görün ve bu kelimeleri videolarınızda kullanın.',
    how: {
      title: 'Nasıl kullanılır?',
      word: 'Videonuzun konusunu anlatan bir kelime veya kısa bir ifade girin.',
      country: 'İzleyicilerinizin ülkesini seçin. Varsayılan ülke Birleşik Krallık’tır.',
      choose: 'Önerilerden videonuzu anlatanları seçin.',
      write: 'Bunları başlıkta, açıklamanın ilk satırlarında ve etiketlerde kullanın.',
    },
    source: {
      title: 'Öneriler nereden geliyor?',
      text: 'Bunlar, Google’ın o ülkede anahtar kelimeniz için sunduğu otomatik tamamlama önerileridir: insanların gerçekten aradığı ifadeler. Biz hiçbir şey eklemeyiz.',
      note: 'Bu kaynağa bağlı olmayan paneller örnek veriler gösterir; bunlar her zaman örnek olarak işaretlenir.',
    },
    limit: {
      title: 'Günlük sınır',
      text: 'Her hesabın günlük arama hakkı vardır. Kaç hakkınızın kaldığı araçta görünür.',
    },
    good: {
      title: 'Anahtar kelime seçimi',
      text: 'Daha uzun ifadeler daha az aranır ama bu ifadelerde rekabet daha düşük, arama amacı daha nettir. Bir videoya otuz değil, birkaç uygun ifade yeter. Videoyla ilgisiz anahtar kelimeler izleyiciyi kaçırır ve YouTube politikalarını ihlal eder.',
      note: 'Hiçbir araç belirli bir sıralamayı garanti edemez. Başlık ve etiketler videonun bulunmasına yardımcı olur; sıralaması ise izleyicilerin tepkisine bağlıdır.',
    },
    track: {
      title: 'Sonuçların takibi',
      text: 'YouTube kampanyası, videonuzun seçtiğiniz anahtar kelimelerdeki ve ülkelerdeki sırasını takip eder; sıra istediğinizde, günlük, haftalık veya aylık olarak kontrol edilir.',
    },
    open: 'Anahtar kelime aracını aç',
    plans: 'Planları ve fiyatları gör',
  },
  plans: {
    title: 'Planlar ve fiyatlar',
    lead: 'Bir planla videolarınızın YouTube aramasındaki sırasını takip edersiniz. Anahtar kelime önerileri için plan gerekmez.',
    slots: {
      title: 'Planda neler var?',
      text: 'Plan, tüm kampanyalarınızda aynı anda kaç anahtar kelime takip edebileceğinizi belirler. Kalan hak, planınızın sınırından şu anda takip ettiğiniz anahtar kelimelerin sayısı çıkarılarak hesaplanır.',
    },
    track: {
      title: 'Kontrol sıklığı',
      text: 'Her kampanya için ayrı seçersiniz: istediğinizde, günlük, haftalık veya aylık. Kontrol bir veya birden çok ülkede yapılır.',
    },
    trial: {
      title: 'Deneme süresi',
      text: 'Bazı planlar ücretsiz deneme süresiyle başlar. Deneme süresi ve sonrasındaki fiyat planda yazar.',
    },
    full: {
      title: 'Sınıra ulaştığınızda',
      text: 'Etkin kampanyalar devam eder. Daha fazla anahtar kelime takip etmek için planınızı yükseltin.',
    },
    start: 'Kampanya oluştur',
    about: 'Anahtar kelime aracı hakkında',
  },
} satisfies Phrases['guides'];
