import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Bu sayfada',
  next: 'Sırada ne var',
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
    lead: 'Her yeni yayınınızın ne alacağını bir kez söyleyin. Bundan sonra her biri için siparişi, yayınlandıktan kısa süre sonra biz veririz.',
    setUp: {
      title: 'Abonelik kurma',
      link: 'Kanalınızın ya da profilinizin bağlantısını yapıştırın. Ağ kendiliğinden tanınır.',
      services: 'Servisleri ve her yayının her birinden ne kadar alacağını seçin.',
      limit: 'Kaç yayın için olacağını belirtin: 1 ile 1.000 arası. Önerimiz 10.',
      pay: 'Bakiyenizden ya da kayıtlı kartla ödemeyi seçin. Bir yayının kaça geldiği ve tümünün en çok kaça gelebileceği, onaylamadan önce gösterilir.',
    },
    find: {
      title: 'Yeni yayınlar nasıl bulunur',
      text: 'Herkesin görebildiğini izleriz: bir YouTube kanalının herkese açık akışını, RSS ve Atom akışlarını, bir Telegram kanalının herkese açık sayfasını. Diğer ağlarda servisi sağlayan tedarikçi izler. Yeni bir yayının fark edilmesi birkaç dakika sürebilir.',
      note: 'Parolanızı ya da hesabınıza erişimi asla istemeyiz. Gizli bir kanal ya da profil izlenemez; açık tutun.',
    },
    pay: {
      title: 'Ne ödersiniz, ne zaman',
      text: 'Önceden hiçbir şey alınmaz. Her yayın bulunduğunda ücretlendirilir ve siparişleri başlar. Yayın yapmazsanız ödeme de yapmazsınız.',
      example:
        'Bir örnek: Bir yayının izlenme ve beğenileri birlikte $2.10 tutuyor ve 10 yayın seçtiniz. Her yayında $2.10, toplamda en çok $21.00 ödersiniz.',
    },
    wait: {
      title: 'Para yetmezse',
      text: 'Abonelik bekler ve bir uyarı görürsünüz. Bakiye yükleyin, kendiliğinden devam eder; yeniden kurmanız gerekmez.',
    },
    end: {
      title: 'Nasıl sona erer',
      limit: 'Yayın sayısına ulaşıldığında tamamlanır.',
      cancel: 'İstediğiniz an iptal edebilirsiniz. Verilmiş siparişler sürer; yenisi verilmez.',
      idle: '30 gün boyunca yeni yayın olmazsa iptal edilir; böylece unutulan bir abonelik paranızı harcamaz. Panel başka bir süre belirleyebilir.',
      options:
        'Servis sunuyorsa bitiş tarihi, gecikme ya da iki sınır arasında değişen bir miktar da belirleyebilirsiniz.',
    },
    start: 'Abonelik kurun',
    own: 'Aboneliklerinizi görün',
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
      text: 'Google’ın o ülkede kelimeniz için sunduğu tamamlamalardır: pek çok kişinin gerçekten yazdığı ifadeler. Bunlara hiçbir şey eklemeyiz.',
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
