import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Kurallar',
  rules: {
    'wallet totals equal their postings': 'Cüzdan toplamları kayıtlarının toplamına eşit',
    'debits equal credits in every panel': 'Borç ve alacak eşit',
    'no wallet is below its floor': 'Hiçbir cüzdan sıfırın altında değil',
    'nobody holds cash beside a debt': 'Kimsenin aynı anda hem bakiyesi hem borcu yok',
    'every balance follows from the one before': 'Her bakiye bir öncekinden çıkıyor',
    'every transaction has a posting': 'Her işlemin kayıtları var',
    'a reversal mirrors what it reverses': 'Ters kayıt, geri aldığının tam tersi',
    'money goes only known ways': 'Para yalnızca izin verilen yollardan geçiyor',
    'money passes between customers only when guest orders are taken over':
      'Müşteriler arasında para yalnızca misafir siparişleri devralınınca geçiyor',
    'no order is refunded or recognised beyond its charge':
      'Hiçbir siparişte tahsil edilenden fazlası iade edilmedi veya gelir yazılmadı',
    'a hold is whole or settled': 'Ayrılan tutar olduğu gibi duruyor veya tamamen kapandı',
    'coupons are used within their limits': 'Kuponlar sınırları içinde',
    'cashback stays within its promise': 'Cashback vaat edilen sınırda',
    'widget rewards stand as they were paid': 'Widget ödülleri ödenenle aynı',
    'every paid invoice has one transaction of its amount':
      'Ödenen her faturanın tutarı kadar bir işlemi var',
    'no transaction credits an invoice that was never paid':
      'Ödenmemiş bir faturayı alacaklandıran işlem yok',
    'what an invoice brought its payer is its amount less what went back':
      'Faturanın ödeyene getirdiği, tutarından geri gidenin çıkarılmış hâli',
    'what went back of an invoice is the sum of its reversals':
      'Faturadan geri giden, ters kayıtlarının toplamı',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Bir satın alma veya yükleme aynı anda tek bağlı karttan çekiliyor',
    'an order is charged and refunded as the ledger says': 'Siparişlerin tahsilatı ve iadesi defterle aynı',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Emanette yalnızca süren siparişlerin tutarı var, bitenlerden bir şey yok',
    'a paid order was charged its cost': 'Ödenen siparişten fiyatı tahsil edildi',
    'who paid less for a coupon has used it': 'Kuponla daha az ödeyen kuponu kullandı',
    'an order that was handed over stands with a provider, or in doubt':
      'Gönderilen sipariş sağlayıcıda veya sonucu bilinmiyor',
    'what stands with a provider was paid for': 'Sağlayıcıdaki siparişlerin ücreti ödendi',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Alt panelin ilettiği, üst panelde sahibinden tahsil edilen tek bir sipariştir',
    'what the parent panel placed for a child is known to that child':
      'Üst panelin alt panel için verdiği sipariş o panelde kayıtlıdır',
    'held money is that of open withdrawals': 'Ayrılan para açık çekimlerle aynı',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Davet ödülleri elde kalan paranın payıyla aynı',
  },
} satisfies Phrases['adminBooks'];
