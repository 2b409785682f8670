import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Görevleri gör',
  start: {
    title: 'Görevlerle kazanmaya başlayın',
    lead: 'Kendi kanalınızla YouTube’da küçük görevler yapın, onaylanan her görev için ödeme alın.',
    what: {
      title: 'Görev nedir?',
      text: 'Görev tek bir eylemdir: video izlemek, beğenmek, yorum yazmak veya bir kanala abone olmak. Ödülü başlamadan önce görürsünüz.',
    },
    begin: {
      title: 'Dört adımda ilk ödülünüz',
      account: 'Hesap oluşturun veya giriş yapın.',
      connect: 'YouTube kanalınızı bağlayın ve doğrulayın.',
      perform: 'Bir görev seçin, tamamlayın ve “yapıldı” olarak işaretleyin.',
      reward: 'Görevi doğruladığımızda ödül görev kazancınıza eklenir.',
    },
    expect: {
      title: 'Sizi neler bekliyor?',
      text: 'Görevler bir iş değil, küçük bir ek gelir kaynağıdır. Görev sayısı müşteri siparişlerine bağlıdır ve ödüller küçüktür. Katılım ücretsizdir.',
      note: 'YouTube’un ücretli eylemlerle ilgili kendi politikaları vardır. Önce bunları okuyun ve kanalınızla yalnızca içinize sinen görevleri yapın.',
    },
  },
  connect: {
    title: 'YouTube kanalı nasıl bağlanır?',
    lead: 'İki kontrolle kanalın size ait olduğunu ve tamamlanan görevleri görebildiğimizi doğrularız. Şifre gerekmez.',
    code: {
      title: 'Kanalınızı doğrulayın',
      open: 'Profilinizi açın ve kanalınızın bağlantısını ekleyin.',
      copy: 'Gösterilen kodu kopyalayın.',
      paste: 'YouTube’da kodu kanal açıklamanıza yapıştırın ve değişikliği yayınlayın.',
      confirm: 'Geri dönüp kontrolü başlatın. Sonrasında kodu kaldırabilirsiniz.',
    },
    public: {
      title: 'Aboneliklerinizi herkese açık yapın',
      text: 'Bir aboneliği ancak herkese açıksa doğrulayabiliriz.',
      open: 'YouTube ayarlarını açın ve Gizlilik bölümüne gidin.',
      off: '“Tüm aboneliklerimi gizli tut” seçeneğini kapatın.',
      check: 'Geri dönüp ikinci kontrolü başlatın.',
      note: 'Görev yaptığınız sürece abonelikleriniz herkese açık kalsın; aksi hâlde görevleri doğrulayamayız.',
    },
    trouble: {
      title: 'Kontrol başarısız olursa',
      text: 'YouTube’un değişiklikleri göstermesi birkaç dakika sürebilir. Bekleyip tekrar deneyin. Bağlantının doğru olduğundan ve kodun tamamının açıklamada yer aldığından emin olun.',
    },
    several: {
      title: 'Birden çok kanal',
      text: 'Birden çok kanal bağlayabilir ve görevi hangisiyle yapacağınızı seçebilirsiniz. Bir kanalı istediğiniz zaman profilinizden kaldırabilirsiniz.',
    },
    profile: 'Profili aç',
  },
  perform: {
    title: 'Görevler nasıl yapılır?',
    lead: 'Dört adım, çoğu YouTube’da.',
    steps: {
      title: 'Adım adım',
      choose: 'Kanalınızı, ardından bir görev seçin. Yapılacak eylemi ve ödülü görürsünüz.',
      start: 'Görevi başlatın. Video veya kanal YouTube’da açılır.',
      act: 'Eylemi bağlı kanalınızla yapın. Görevde bir yorum metni varsa aynen kullanın.',
      end: 'Geri dönüp görevi “yapıldı” olarak işaretleyin.',
    },
    check: {
      title: 'Nasıl doğrulanır?',
      text: 'Herkese açık YouTube verilerini görevle karşılaştırırız: kanalınızın aboneliği, beğenisi veya yorumu. Bazı sonuçlar anında görünür, bazılarının YouTube’da görünmesi zaman alır.',
      note: 'Her görev için kanal başına bir kez ödeme yapılır.',
    },
    states: {
      title: 'Görev durumları',
      started: { name: 'Başladı', text: 'Devam ediyor. Süre dolmadan bitirin.' },
      ended: { name: 'İncelemede', text: 'Görevi “yapıldı” olarak işaretlediniz; doğruluyoruz.' },
      approved: { name: 'Onaylandı', text: 'Ödül görev kazancınıza eklendi.' },
      rejected: { name: 'Reddedildi', text: 'Eylemi doğrulayamadık, bu yüzden ödül verilmedi.' },
      expired: {
        name: 'Süresi doldu',
        text: 'Görevi zamanında “yapıldı” olarak işaretlemediniz. Başka bir görev alabilirsiniz.',
      },
    },
    reasons: {
      title: 'Görevler neden reddedilir?',
      channel: 'Farklı bir kanal kullandınız.',
      hidden: 'Abonelikleriniz gizli.',
      undone: 'Biz doğrulamadan önce eylemi geri aldınız.',
      early: 'Görevi çok erken, örneğin video bitmeden “yapıldı” olarak işaretlediniz.',
    },
  },
  rewards: {
    title: 'Ödüller nasıl kullanılır?',
    lead: 'Görev kazancı bakiyenizden ayrıdır. Bu kazancı bakiyenize aktarabilir veya çekebilirsiniz.',
    where: {
      title: 'Ödülleriniz nerede?',
      text: 'Ödüller, bakiyenizden ayrı olan görev kazancınıza eklenir. Her birini “Finans” sayfasında görebilirsiniz.',
    },
    spend: {
      title: 'Siparişlerde kullanın',
      text: 'Görev kazancınızın istediğiniz kısmını bakiyenize aktarın ve siparişlerde kullanın.',
      note: 'Bakiyenize aktarılan para çekilemez. Yalnızca harcamak istediğiniz kadarını aktarın.',
    },
    withdraw: {
      title: 'Kazancınızı çekin',
      method: 'Çekim sayfasını açın ve bir çekim yöntemi seçin.',
      amount: 'Tutarı ve hesap bilgilerini girin. Komisyonu ve elinize geçecek tutarı görürsünüz.',
      wait: 'Talebi gönderin ve durumunu takip edin.',
      note: 'Her çekim yönteminin kendi limitleri vardır. Hesap numarasını iyice kontrol edin: yanlış hesaba giden para nadiren geri alınabilir.',
    },
    open: 'Kazancı çek',
  },
  faq: {
    title: 'Görevler: sık sorulan sorular',
    lead: 'Sık sorulan soruların yanıtları.',
    pay: {
      question: 'Ne kadar kazanabilirim?',
      answer:
        'Kaç görev olduğuna ve kaçını tamamladığınıza bağlıdır. Her ödülü başlamadan önce görürsünüz. Sabit bir gelir garantisi yoktur.',
    },
    who: {
      question: 'Kimler katılabilir?',
      answer: 'Hesabı ve iki kontrolden de geçmiş bir YouTube kanalı olan herkes.',
    },
    password: {
      question: 'YouTube şifrem gerekiyor mu?',
      answer:
        'Hayır. Yalnızca herkese açık verileri kullanırız. Şifrenizi, ekibimizden olduğunu söyleyen hiç kimseyle paylaşmayın.',
    },
    once: {
      question: 'Aynı görevi iki kez yapabilir miyim?',
      answer: 'Bağlı her kanalla bir kez.',
    },
    slow: {
      question: 'Doğrulama neden bu kadar uzun sürüyor?',
      answer:
        'Bazı eylemlerin YouTube’da görünmesi zaman alır. Beklemeniz gerekmez; sonuç listenizde görünür.',
    },
    rejected: {
      question: 'Görevi yaptığım hâlde reddedildi. Ne yapmalıyım?',
      answer:
        'Doğru kanalı kullandığınızdan ve aboneliklerinizin herkese açık olduğundan emin olun. İkisi de tamamsa görev numarasını belirterek desteğe yazın.',
    },
    none: {
      question: 'Neden hiç görev görmüyorum?',
      answer:
        'Görevler müşteri siparişlerinden gelir, bu yüzden sayıları gün içinde değişir. Bazıları yalnızca onaylı hesaplara açıktır.',
    },
    undo: {
      question: 'Eylemi sonra geri alabilir miyim?',
      answer:
        'Hayır. Müşteriler kalıcı sonuç için ödeme yapar; eylemlerini geri alan hesaplar görevlere erişimini kaybedebilir.',
    },
  },
} satisfies Phrases['earning'];
