import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Bu panel bir demodur. Burada hiçbir şey satılmaz: ödemeler bir test ödeme kuruluşuna gider, gerçek para tahsil edilmez ve hiçbir şey teslim edilmez. Aşağıdaki metin, paneli işletenin yazacağı metne örnektir.

# Siparişiniz

Herkese açık bir bağlantı için servis satın alırsınız. Neyin ne kadar hızlı teslim edildiği ve düşüşlerin telafi edilip edilmediği servisin sayfasında yazar.

# Onayladıklarınız

Bağlantı size aittir ya da onu tanıtma izniniz vardır. Platformların kendi kuralları vardır; bunlara uymak sizin sorumluluğunuzdadır.

# Ödeme ve teslimat

Ödeme adımında gösterilen fiyat tahsil edilir. Teslimat ödemeden sonra başlar. Teslim edemediğimiz kısmın tutarı bakiyenize iade edilir.`,
  privacy: `Bu panel bir demodur. Gerçek kişisel veri girmeyin. Aşağıdaki metin, paneli işletenin yazacağı metne örnektir.

# Saklanan veriler

E-postanız, siparişleriniz ve bağlantıları, ödemeler ve giriş yaptığınız cihazlar.

# Kullanım amacı

Siparişleri teslim etmek, soruları yanıtlamak ve hesabınızı korumak için. Verilerinizi satmayız.

# Haklarınız

“Veriler ve gizlilik” sayfasında verilerinizi indirebilir ve hesabınızı kapatabilirsiniz. Kapattığınızda kişisel verileriniz silinir. Siparişler ve ödemeler adınız olmadan saklanır.`,
  refunds: `Bu panel bir demodur. Gerçek para tahsil edilmez, dolayısıyla iade de edilmez. Aşağıdaki metin, paneli işletenin yazacağı metne örnektir.

# Teslim edilmeyen siparişler

Bir sipariş iptal edilir veya kısmen teslim edilirse, teslim edilmeyen kısmın tutarı hemen bakiyenize iade edilir.

# Telafiler

Sayı garanti süresi içinde düşerse siparişin sayfasından ücretsiz telafi isteyebilirsiniz.

# Bakiye

Harcanmamış parayı, ödemeyi yaptığınız yönteme iade edebiliriz. Bunun için desteğe yazın.`,
  contact: `Bu panel bir demodur. Burada mesajları kimse okumaz ve aşağıdaki şirket gerçek değildir. Gerçek bir panelde burada paneli işletenin adı, adresi ve e-postası yer alır.

# Destek

Giriş yapın ve “Destek” sayfasında bir talep açın.`,
};
