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
    next: 'Sıradaki öneri',
  },
  fields: {
    comments: ['Yorumlar', 'Her satıra bir yorum'],
    seo_keywords: ['Arama sözcükleri', 'Sizi bulmaları istenen sözcükler, her satıra bir ifade'],
    textarea: ['Konu', 'İçeriğinizin konusu, bir iki cümleyle'],
    languages: ['Metinlerin dili', 'Bir dil seçin'],
  },
  websiteTraffic: {
    network: 'Web siteleri',
    type: 'Web sitesi trafiği',
    title: 'Siteniz için ziyaretçiler',
    about: 'Seçtiğiniz ülke, cihaz ve kaynaktan sayfanıza ziyaretler.',
    name: 'Web sitesi trafiği · Kaynağı siz seçin',
    short: 'Seçtiğiniz ülke, cihaz ve kaynaktan ziyaretler.',
    description:
      'Ziyaretler güne yayılır ve sayfada yaklaşık yarım dakika kalır. İstatistiklerinizde görünürler; alışveriş yapmaz ve üye olmazlar.',
    requirements: 'Sayfa herkese açık olmalı, önünde güvenlik duvarı veya captcha bulunmamalı.',
  },
};
