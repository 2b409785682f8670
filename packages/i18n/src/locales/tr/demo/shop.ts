import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Önerilen',
    fast: 'Hızlı',
    cheap: 'Uygun fiyatlı',
    premium: 'Premium',
    'new': 'Yeni',
  },
  offers: {
    popular: 'En popüler',
    discounted: 'İndirimde',
    packages: 'Sabit fiyatlı paketler',
    next: 'Sıradaki önerimiz',
  },
  fields: {
    comments: ['Yorumlar', 'Her satıra bir yorum'],
    seo_keywords: ['Anahtar kelimeler', 'Bulunmak istediğiniz anahtar kelimeler, her satıra bir tane'],
    textarea: ['Konu', 'İçeriğinizin konusu, bir iki cümleyle'],
    languages: ['Metin dili', 'Dil seçin'],
  },
  websiteTraffic: {
    network: 'Web siteleri',
    type: 'Web sitesi trafiği',
    title: 'Web siteniz için ziyaretçi',
    about: 'Sayfanıza, seçtiğiniz ülke, cihaz ve kaynaktan gelen ziyaretler.',
    name: 'Web sitesi trafiği · Özel kaynak',
    short: 'Seçtiğiniz ülke, cihaz ve kaynaktan gelen ziyaretler.',
    description:
      'Ziyaretler güne yayılır ve her biri yaklaşık 30 saniye sürer. İstatistiklerinize yansır ama ziyaretçiler alışveriş yapmaz ve kaydolmaz.',
    requirements: 'Sayfa herkese açık olmalı, önünde güvenlik duvarı veya captcha bulunmamalı.',
  },
};
