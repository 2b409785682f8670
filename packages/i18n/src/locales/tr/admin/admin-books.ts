import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Kurallar',
  rules: {
    'wallet totals equal their postings': 'Cüzdan bakiyeleri, kayıtlarının toplamına eşit',
    'debits equal credits in every panel': 'Borç ve alacak toplamları eşit',
    'no wallet is below its floor': 'Hiçbir cüzdan sıfırın altında değil',
    'nobody holds cash beside a debt': 'Hiçbir müşterinin aynı anda hem yüklenen bakiyesi hem borcu yok',
    'every balance follows from the one before': 'Her bakiye bir öncekiyle tutarlı',
    'every transaction has a posting': 'Her işlemin kayıtları var',
    'a reversal mirrors what it reverses': 'Ters kayıt, geri aldığı işlemin tam tersi',
    'money goes only known ways': 'Para yalnızca izin verilen hesaplar arasında hareket ediyor',
    'money passes between customers only when guest orders are taken over':
      'Müşteriler arasında yalnızca misafir siparişleri hesaba aktarıldığında para geçişi oluyor',
    'no order is refunded or recognised beyond its charge':
      'Hiçbir siparişte tahsil edilenden fazlası iade edilmedi veya gelir yazılmadı',
    'a hold is whole or settled':
      'Çekim için ayrılan para ya olduğu gibi duruyor ya da tamamı ödendi veya iade edildi',
    'coupons are used within their limits': 'Kuponlar limitlerini aşmıyor',
    'cashback stays within its promise': 'Cashback vaat edilen tutarı aşmıyor',
    'widget rewards stand as they were paid': 'Widget ödülleri ödenen tutarlarla aynı',
    'every paid invoice has one transaction of its amount':
      'Ödenen her faturanın kendi tutarında tek bir işlemi var',
    'no transaction credits an invoice that was never paid':
      'Hiç ödenmemiş bir fatura için bakiyeye tutar ekleyen işlem yok',
    'what an invoice brought its payer is its amount less what went back':
      'Bir faturadan bakiyeye eklenen tutar, iadeler ve ters ibrazlar düşülmüş fatura tutarına eşit',
    'what went back of an invoice is the sum of its reversals':
      'Faturanın iadeleri ve ters ibrazları, ters kayıtlarının toplamına eşit',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Bir sipariş ödemesi veya bakiye yükleme için aynı anda tek bir kayıtlı karttan tahsilat yapılıyor',
    'an order is charged and refunded as the ledger says':
      'Sipariş tahsilatları ve iadeleri defterle uyuşuyor',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Emanette yalnızca devam eden siparişlerin tutarları var, biten siparişlerden kalan tutar yok',
    'a paid order was charged its cost': 'Ödenen her siparişte fiyatı kadar tahsilat yapıldı',
    'who paid less for a coupon has used it': 'Her kupon indiriminin kayıtlı bir kupon kullanımı var',
    'an order that was handed over stands with a provider, or in doubt':
      'Gönderilen her sipariş sağlayıcıda veya “sonucu bilinmiyor” durumunda',
    'what stands with a provider was paid for': 'Sağlayıcıdaki her sipariş ödenmiş',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Üst panele iletilen her sipariş orada tek bir siparişe karşılık geliyor ve tutarı panel sahibinden tahsil edildi',
    'what the parent panel placed for a child is known to that child':
      'Üst panelin alt panel için verdiği her sipariş o alt panelde kayıtlı',
    'held money is that of open withdrawals': 'Çekim için ayrılan para, açık çekimlerin tutarına eşit',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Referans ödülleri, net tahsilattaki paylarına eşit',
  },
} satisfies Phrases['adminBooks'];
