import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Bu sayfada',
  next: 'Sonraki adımlar',
  services: 'Tüm servislere göz atın',
  legal: {
    terms: 'Kullanım koşulları',
    privacy: 'Gizlilik politikası',
    refunds: 'İade politikası',
    contact: 'İletişim',
    operator: 'İşletmeci',
    registration: 'Sicil',
    vat: 'KDV numarası',
    phone: 'Telefon',
    email: 'E-posta',
  },
  siteView: {
    open: 'Yeni sekmede aç',
    hint: 'Bu sayfa {host} sitesine aittir. Boş kalıyorsa o site başka bir site içinde gösterilmeye izin vermiyordur.',
  },
  subscription: {
    title: 'Abonelikler nasıl çalışır',
    lead: 'Her yeni gönderinin ne alacağını bir kez seçin. Gönderi çıktıktan kısa süre sonra siparişi biz veririz.',
    setUp: {
      title: 'Abonelik kurma',
      link: 'Kanalınızın ya da profilinizin bağlantısını yapıştırın. Ağı biz buluruz.',
      services: 'Servisleri ve her gönderi için miktarı seçin.',
      limit: 'Gönderi sayısını belirleyin, 1 ile 1 000 arası. Varsayılan 10.',
      pay: 'Bakiyenizden ya da kayıtlı kartla ödeyin. Gönderi başına maliyeti ve en yüksek toplamı onaylamadan önce görürsünüz.',
    },
    find: {
      title: 'Yeni gönderileri nasıl buluruz',
      text: 'Herkese açık kaynakları kontrol ederiz: YouTube kanal akışları, RSS ve Atom akışları, herkese açık Telegram kanal sayfaları. Diğer ağlarda sağlayıcı kontrol eder. Yeni bir gönderinin fark edilmesi birkaç dakika sürebilir.',
      note: 'Şifrenizi ya da hesabınıza erişimi asla istemeyiz. Gizli kanallar ve profiller izlenemez; sizinkini açık tutun.',
    },
    pay: {
      title: 'Ne ödersiniz, ne zaman',
      text: 'Önceden para alınmaz. Her gönderi, bulunup siparişleri başladığında ücretlendirilir. Gönderi yoksa ücret de yok.',
      example:
        'Örnek: Bir gönderinin izlenme ve beğenileri $2.10 tutuyor ve 10 gönderi seçtiniz. Gönderi başına $2.10, en fazla $21.00 ödersiniz.',
    },
    wait: {
      title: 'Bakiye biterse',
      text: 'Abonelik bekler ve size haber veririz. Bakiye yükleyin, otomatik olarak devam eder.',
    },
    end: {
      title: 'Ne zaman sona erer',
      limit: 'Gönderi sayısına ulaşıldığında tamamlanır.',
      cancel: 'İstediğiniz an iptal edebilirsiniz. Verilmiş siparişler sürer; yenisi verilmez.',
      idle: '30 gün boyunca yeni gönderi olmazsa iptal edilir; böylece unutulan bir abonelik paranızı harcamaz. Bazı panellerde süre farklıdır.',
      options: 'Bazı servislerde bitiş tarihi, gecikme ya da rastgele miktar aralığı da belirleyebilirsiniz.',
    },
    start: 'Abonelik kurun',
    own: 'Abonelikleri gör',
  },
  keywords: {
    title: 'YouTube anahtar kelime aracı hakkında',
    lead: 'Seçtiğiniz ülkede insanların aramaya ne yazdığını gösterir; videolarınız onların kelimeleriyle konuşabilsin diye.',
    how: {
      title: 'Nasıl kullanılır',
      word: 'Videonuzun konusu olan bir kelime ya da kısa bir ifade yazın.',
      country: 'İzleyicilerinizin ülkesini seçin. Araç Birleşik Krallık ile başlar.',
      choose: 'Önerileri okuyun ve videonuzu gerçekten anlatanları seçin.',
      write: 'Onları başlıkta, açıklamanın ilk satırlarında ve etiketlerde kullanın.',
    },
    source: {
      title: 'Öneriler nereden gelir',
      text: 'Google’ın o ülkede anahtar kelimeniz için sunduğu otomatik tamamlama önerileridir: insanların gerçekten aradığı ifadeler. Hiçbir şey eklemeyiz.',
      note: 'Bu kaynağa bağlı olmayan bir panel bunun yerine örnekler gösterir. Bunlar her zaman örnek olarak işaretlidir.',
    },
    limit: {
      title: 'Günlük sınır',
      text: 'Her hesabın günlük bir arama hakkı vardır. Araç kaç hakkın kaldığını gösterir.',
    },
    good: {
      title: 'İyi seçmek',
      text: 'Uzun bir ifade daha az aranır ama rakibi de azdır ve onu yazan ne istediğini bilir. Bir videoya otuz değil, birkaç uygun ifade yeter. Videoyla ilgisiz kelimeler izleyiciyi kaçırır ve YouTube kurallarına aykırıdır.',
      note: 'Hiçbir araç aramada bir sıra vaat edemez. Başlık ve etiketler videonun bulunmasına yardım eder; yükselmesi beğenilmesine bağlıdır.',
    },
    track: {
      title: 'İşe yarayıp yaramadığını görmek',
      text: 'YouTube kampanyası, seçtiğiniz kelimeler ve ülkeler için videonuzun sırasını izler: istendiğinde, her gün, her hafta ya da her ay.',
    },
    open: 'Anahtar kelime aracını açın',
    plans: 'Planları ve fiyatları görün',
  },
  plans: {
    title: 'Planlar ve fiyatlar',
    lead: 'Bir planla videolarınızın YouTube aramasındaki sırasını izlersiniz. Kelime önerilerine bakmak için plan gerekmez.',
    slots: {
      title: 'Bir plan neleri içerir',
      text: 'Tüm kampanyalarınızda toplam olarak aynı anda izleyebileceğiniz kelime sayısını. Kalan, plandaki sayıdan şu an izlediklerinizin çıkarılmasıyla bulunur.',
    },
    track: {
      title: 'Sıralar ne sıklıkta denetlenir',
      text: 'Her kampanya için siz karar verirsiniz: istendiğinde, her gün, her hafta ya da her ay; bir ya da birkaç ülkede.',
    },
    trial: {
      title: 'Deneme günleri',
      text: 'Bazı planlar ücretsiz günlerle başlar. Kaç gün olduğu ve sonraki fiyat, seçmeden önce planın yanında yazar.',
    },
    full: {
      title: 'Tüm kelimeler kullanıldığında',
      text: 'Süren kampanyalar devam eder. Daha çok kelime izlemek için daha büyük bir plan seçin.',
    },
    start: 'Kampanya oluşturun',
    about: 'Anahtar kelime aracı hakkında',
  },
} satisfies Phrases['guides'];
