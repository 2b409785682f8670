import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'डैशबोर्ड',
  welcome: '{hasName, select, yes {नमस्ते, {name}} other {नमस्ते}}',
  lead: 'आपका पैसा, आपके ऑर्डर और जिन पर नज़र चाहिए।',
  newOrder: 'नया ऑर्डर',
  addFunds: 'बैलेंस जोड़ें',
  balance: 'बैलेंस',
  spentMonth: '30 दिन का खर्च',
  deliveredToday: 'आज डिलीवर',
  running: 'जारी ऑर्डर',
  change: 'पिछले 30 दिनों की तुलना में {percent}',
  attention: {
    title: 'आपका ध्यान चाहिए',
    none: 'सब ठीक है। कुछ भी बाकी नहीं।',
    unpaid_orders:
      '{count, plural, one {# ऑर्डर आपके भुगतान का इंतज़ार कर रहा है} other {# ऑर्डर आपके भुगतान का इंतज़ार कर रहे हैं}}',
    failed_orders: '{count, plural, one {# ऑर्डर पर निर्णय चाहिए} other {# ऑर्डरों पर निर्णय चाहिए}}',
    answered_tickets: '{count, plural, one {सहायता से # नया उत्तर} other {सहायता से # नए उत्तर}}',
    payments_in_review: '{count, plural, one {# भुगतान जाँचा जा रहा है} other {# भुगतान जाँचे जा रहे हैं}}',
    verification_wanted: 'आपका कार्ड सत्यापन पूरा नहीं हुआ',
    verification_rejected: 'आपका कार्ड सत्यापन अस्वीकृत हुआ',
    guest_orders:
      '{count, plural, one {आपके ई-मेल से # ऑर्डर अतिथि के रूप में किया गया} other {आपके ई-मेल से # ऑर्डर अतिथि के रूप में किए गए}}',
    email_unverified: 'कृपया अपना ई-मेल पता पुष्ट करें',
    low_balance:
      '{count, plural, =0 {आपका बैलेंस समाप्त हो गया} one {# सदस्यता बैलेंस का इंतज़ार कर रही है} other {# सदस्यताएँ बैलेंस का इंतज़ार कर रही हैं}}',
    owed: 'एक भुगतान वापस लिए जाने से आप पर {amount} बकाया हैं',
  },
  byStatus: 'स्थिति के अनुसार ऑर्डर',
  grade: {
    title: 'आपका ग्रेड',
    next: '{name} तक {amount}',
    discount: 'हर ऑर्डर पर {percent} छूट',
    top: 'आपका ग्रेड सबसे ऊँचा है।',
    perks: 'इसमें क्या मिलता है',
    closedSales: 'निजी सेल',
    manager: 'निजी मैनेजर',
    chat: 'सलाह चैट: {count, plural, one {# दिन} other {# दिन}}',
    thumbnail: 'ख़ास थंबनेल: हर {count, plural, one {# दिन} other {# दिन}}',
  },
  spent: 'खर्च',
  spending: 'दिन के अनुसार खर्च',
  chart: 'पिछले 30 दिनों का खर्च, हर दिन एक पट्टी। संख्याएँ आँकड़ों में हैं।',
  statistics: 'आँकड़े',
  recent: 'हाल के ऑर्डर',
  allOrders: 'सभी ऑर्डर',
} satisfies Phrases['dashboard'];
