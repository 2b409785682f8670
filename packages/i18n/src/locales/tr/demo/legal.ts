import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Bu panel bir demodur. Burada hiçbir şey satılmaz: ödemeler test geçidine gider, para hareket etmez ve hiçbir şey teslim edilmez. Aşağıdaki metin, bir işletmecinin ne yazacağını gösterir.

# Ne sipariş edersiniz

Herkese açık bir bağlantı için hizmet satın alırsınız. Neyin ne kadar hızlı teslim edildiği ve düşüşlerin telafi edilip edilmediği hizmetin sayfasında yazar.

# Neyi onaylarsınız

Bağlantı sizindir ya da onu tanıtmaya yetkilisiniz. Ağların kendi kuralları vardır; onlara uymak size düşer.

# Ödeme ve teslimat

Ödeme ekranındaki fiyat tahsil edilir. Teslimat ödemeden sonra başlar. Teslim edilemeyen kısım bakiyenize iade edilir.`,
  privacy: `Bu panel bir demodur. Lütfen gerçek kişisel veri girmeyin. Aşağıdaki metin, bir işletmecinin ne yazacağını gösterir.

# Neler saklanır

E-postanız, siparişleriniz ve bağlantıları, ödemeler ve giriş yaptığınız cihazlar.

# Ne için

Siparişleri teslim etmek, soruları yanıtlamak ve hesabınızı korumak için. Başkalarına hiçbir şey satılmaz.

# Haklarınız

Hesap yönetiminde her şeyi dışa aktarabilir ve hesabınızı kapatabilirsiniz. Kapatınca kişisel verileriniz silinir; siparişler adınız olmadan kayıtlarda kalır.`,
  refunds: `Bu panel bir demodur. Gerçek para alınmaz, dolayısıyla iade de edilmez. Aşağıdaki metin, bir işletmecinin ne yazacağını gösterir.

# Teslim edilmeyen siparişler

Bir sipariş iptal edilir ya da kısmen teslim edilirse, teslim edilmeyen kısım hemen bakiyenize döner.

# Telafiler

Sayı garanti süresinde düşerse siparişin sayfasında telafi isteyin. Ücretsizdir.

# Bakiye

Harcanmamış para, geldiği yoldan iade edilebilir. Desteğe yazın.`,
  contact: `Bu panel bir demodur. Burada mesajları kimse okumaz ve aşağıdaki şirket yoktur. Onun yerine işletmecinin gerçek adı, adresi ve e-postası yazılır.

# Destek

Giriş yapmış müşteriler Destek bölümünde talep açar.`,
};
