import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Görevleri görün',
  start: {
    title: 'Görevlerle kazanmaya başlayın',
    lead: 'Kendi kanalınızdan, elle, YouTube’da küçük işler yapın ve onaylanan her biri için ödül alın.',
    what: {
      title: 'Görev nedir',
      text: 'Bir görev tek bir eylem ister: örneğin bir video izlemek, beğenmek, yorum yazmak ya da bir kanala abone olmak. Ödül, başlamadan önce yanında yazar.',
    },
    begin: {
      title: 'İlk ödüle dört adım',
      account: 'Hesap oluşturun ya da giriş yapın.',
      connect: 'YouTube kanalınızı bağlayın ve sizin olduğunu doğrulayın.',
      perform: 'Bir görev seçin, başlatın, isteneni yapın ve dönüp bildirin.',
      reward: 'Doğrulandıktan sonra ödül görev bakiyenize gelir.',
    },
    expect: {
      title: 'Ne beklemeli',
      text: 'Görevler küçük bir ek gelirdir, iş değildir. Kaç görev olduğu müşterilerin siparişlerine bağlıdır ve bir eylemin ödülü küçüktür. Katılmak ücretsizdir.',
      note: 'YouTube’un ücretli eylemler hakkında kendi kuralları vardır. Başlamadan okuyun ve yalnızca kendi kanalınızla arkasında durabileceğiniz şeyleri yapın.',
    },
  },
  connect: {
    title: 'YouTube kanalı nasıl bağlanır',
    lead: 'İki denetim, kanalın sizin olduğunu ve biten görevlerin görülebildiğini gösterir. Parolanız kimseye gerekmez.',
    code: {
      title: 'Kanalın sizin olduğunu kanıtlayın',
      open: 'Profilinizi açın ve kanalınızın bağlantısını ekleyin.',
      copy: 'Görünen kodu kopyalayın.',
      paste:
        'YouTube’da kanal ayarlarınızı açın, kodu kanal açıklamasına yapıştırın ve değişikliği yayınlayın.',
      confirm: 'Geri dönüp kontrolü başlatın. Sonrasında kodu kaldırabilirsiniz.',
    },
    public: {
      title: 'Aboneliklerinizi herkese açın',
      text: 'Bir kanala abone olup olmadığınız, ancak başkaları görebiliyorsa denetlenebilir.',
      open: 'YouTube ayarlarını açın ve Gizlilik bölümüne gidin.',
      off: '“Tüm aboneliklerimi gizli tut” seçeneğini kapatın.',
      check: 'Geri dönüp ikinci denetimi başlatın.',
      note: 'Görev yaptığınız sürece açık bırakın; yoksa biten bir görev onaylanamaz.',
    },
    trouble: {
      title: 'Denetim başarısız olursa',
      text: 'YouTube bir değişikliği bazen birkaç dakika sonra gösterir: biraz bekleyip yeniden deneyin. Bağlantının doğru kanala gittiğinden ve kodun tamamının açıklamada olduğundan emin olun.',
    },
    several: {
      title: 'Birden çok kanal',
      text: 'Birden çok kanal bağlayabilir, bir görevi hangisinin yapacağını seçebilirsiniz. Bir kanal profilden istenen an kaldırılabilir.',
    },
    profile: 'Profilinizi açın',
  },
  perform: {
    title: 'Görevler nasıl yapılır',
    lead: 'Seç, başlat, yap, bildir: dört adım ve işin çoğu YouTube’da geçer.',
    steps: {
      title: 'Adım adım',
      choose: 'Kanalınızı ve bir görevi seçin. Ne istediğini ve ne ödediğini görürsünüz.',
      start: 'Görevi başlatın; video ya da kanal YouTube’da açılır.',
      act: 'Bağlı kanalla oturum açmış olarak isteneni yapın. Yorum metni verilmişse aynen o metni kullanın.',
      end: 'Geri dönün ve görevi yapıldı olarak bildirin.',
    },
    check: {
      title: 'Nasıl denetlenir',
      text: 'YouTube’un herkese gösterdiğini istenenle karşılaştırırız: yeni abonelik, beğeni, kanalınızın yorumu. Bazen yanıt hemen gelir; bazen YouTube’un göstermesi zaman alır.',
      note: 'Her görev kanal başına bir kez öder.',
    },
    states: {
      title: 'Durumlar ne anlama gelir',
      started: { name: 'Başladı', text: 'Devam ediyor. Süre dolmadan bitirin.' },
      ended: { name: 'İnceleniyor', text: 'Bildirdiniz, bakıyoruz.' },
      approved: { name: 'Onaylandı', text: 'Ödül görev bakiyenizde.' },
      rejected: { name: 'Reddedildi', text: 'Eylem görülemedi, bu yüzden ödül yok.' },
      expired: { name: 'Süresi doldu', text: 'Zamanında bildirilmedi. Başka bir görev alabilirsiniz.' },
    },
    reasons: {
      title: 'Bir görev neden reddedilir',
      channel: 'Seçilenden başka bir kanalla yapıldı.',
      hidden: 'Abonelikleriniz gizli.',
      undone: 'Eylem denetimden önce geri alındı.',
      early: 'Yapılmadan, örneğin video bitmeden bildirildi.',
    },
  },
  rewards: {
    title: 'Ödüller nasıl kullanılır',
    lead: 'Kazandığınız, ayrı bir bakiyedeki paradır. Burada harcayın ya da çekin.',
    where: {
      title: 'Ödülleriniz nerede',
      text: 'Ödüller, ana bakiyenizden ayrı olan görev bakiyenize gelir. Her biri “Finans” sayfasında görünür.',
    },
    spend: {
      title: 'Sipariş ödemek',
      text: 'Görev bakiyenizin istediğiniz kısmını ana bakiyenize aktarın ve dilediğinizi sipariş edin.',
      note: 'Ana bakiyeye aktarılan para artık çekilemez. Yalnızca burada harcamak istediğinizi aktarın.',
    },
    withdraw: {
      title: 'Parayı çekmek',
      method: 'Para çekme sayfasını açın ve bir yöntem seçin.',
      amount: 'Tutarı ve hesabınızı girin. Ücret ve elinize geçecek tutar hemen gösterilir.',
      wait: 'İsteği gönderin. Para yola çıkana kadar durumunu görürsünüz.',
      note: 'Her yöntemin en az ve en çok tutarı vardır. Hesap numarasını denetleyin: yanlış hesaba giden ödeme nadiren geri alınır.',
    },
    open: 'Kazancı çek',
  },
  faq: {
    title: 'Görevler hakkında sık sorulan sorular',
    lead: 'En çok sorulanlara kısa yanıtlar.',
    pay: {
      question: 'Ne kadar kazanabilirim?',
      answer:
        'Kaç görev olduğuna ve kaçını yaptığınıza bağlı. Her ödül başlamadan önce görünür. Kimse sabit bir gelir vaat edemez.',
    },
    who: {
      question: 'Kimler katılabilir?',
      answer: 'Burada hesabı ve iki denetimden de geçmiş kendi YouTube kanalı olan herkes.',
    },
    password: {
      question: 'YouTube parolam gerekiyor mu?',
      answer:
        'Hayır. Yalnızca herkese açık olana bakarız. Bizim adımıza isteyen hiç kimseye parolanızı vermeyin.',
    },
    once: {
      question: 'Aynı görevi iki kez yapabilir miyim?',
      answer: 'Bağlı her kanalla bir kez.',
    },
    slow: {
      question: 'Bir denetim neden bu kadar sürüyor?',
      answer: 'YouTube bazı eylemleri geç gösterir. Sayfada beklemeniz gerekmez; sonuç listenizde görünür.',
    },
    rejected: {
      question: 'Yaptığım hâlde görevim reddedildi. Ne yapmalıyım?',
      answer:
        'Doğru kanalı kullanıp kullanmadığınıza ve aboneliklerinizin herkese açık olup olmadığına bakın. İkisi de doğruysa görev numarasıyla desteğe yazın.',
    },
    none: {
      question: 'Neden bana görev yok?',
      answer:
        'Görevler diğer müşterilerin siparişlerinden doğar, bu yüzden sayıları gün içinde değişir. Bazıları yalnızca izin verilen hesaplara açıktır.',
    },
    undo: {
      question: 'Eylemi sonra geri alabilir miyim?',
      answer:
        'Lütfen almayın. Müşteriler kalıcı bir şey için öder; eylemlerini geri alan hesaplar görevlere erişimini yitirebilir.',
    },
  },
} satisfies Phrases['earning'];
