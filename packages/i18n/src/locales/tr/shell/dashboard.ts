import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Genel bakış',
  welcome: '{hasName, select, yes {Merhaba, {name}} other {Merhaba}}',
  lead: 'Paranız, siparişleriniz ve göz atmanız gerekenler.',
  newOrder: 'Yeni sipariş',
  addFunds: 'Bakiye yükle',
  balance: 'Bakiye',
  spentMonth: '30 günde harcanan',
  deliveredToday: 'Bugün teslim edilen',
  running: 'Süren siparişler',
  change: 'Önceki 30 güne göre {percent}',
  attention: {
    title: 'İlginizi bekleyenler',
    none: 'Her şey yolunda. Sizi bekleyen bir şey yok.',
    unpaid_orders: '{count, plural, one {# sipariş ödemenizi bekliyor} other {# sipariş ödemenizi bekliyor}}',
    failed_orders: '{count, plural, one {# sipariş karar bekliyor} other {# sipariş karar bekliyor}}',
    answered_tickets: '{count, plural, one {Destekten # yeni yanıt} other {Destekten # yeni yanıt}}',
    payments_in_review: '{count, plural, one {# ödeme kontrol ediliyor} other {# ödeme kontrol ediliyor}}',
    verification_wanted: 'Kart doğrulamanız tamamlanmadı',
    verification_rejected: 'Kart doğrulamanız reddedildi',
    guest_orders:
      '{count, plural, one {E-postanızla misafir olarak # sipariş verildi} other {E-postanızla misafir olarak # sipariş verildi}}',
    email_unverified: 'Lütfen e-posta adresinizi doğrulayın',
    low_balance:
      '{count, plural, =0 {Bakiyeniz bitti} one {# abonelik bakiye bekliyor} other {# abonelik bakiye bekliyor}}',
    owed: 'Geri alınan bir ödeme nedeniyle {amount} borcunuz var',
  },
  byStatus: 'Duruma göre siparişler',
  grade: {
    title: 'Seviyeniz',
    next: '{name} için {amount} kaldı',
    discount: 'Her siparişte {percent} indirim',
    top: 'En yüksek seviyedesiniz.',
  },
  spent: 'Harcanan',
  spending: 'Günlük harcama',
  chart: 'Son 30 günün harcaması, her gün bir çubuk. Rakamlar istatistiklerde.',
  statistics: 'İstatistikler',
  recent: 'Son siparişler',
  allOrders: 'Tüm siparişler',
} satisfies Phrases['dashboard'];
