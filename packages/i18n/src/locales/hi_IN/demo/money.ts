import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'स्वागत',
      description: 'आपके पहले ऑर्डर पर दस प्रतिशत की छूट।',
    },
    TOPUP5: {
      name: 'टॉप-अप बोनस',
      description: 'पैसे जोड़ने पर पाँच प्रतिशत एक्स्ट्रा।',
    },
    CASHBACK3: {
      name: 'कैशबैक',
      description: 'ऑर्डर पूरा होने पर उसका तीन प्रतिशत बोनस में मिलता है।',
    },
  },
  grades: {
    newcomer: 'न्यूकमर',
    bronze: 'ब्रॉन्ज़',
    silver: 'सिल्वर',
    gold: 'गोल्ड',
    platinum: 'प्लैटिनम',
  },
  paymentMethods: {
    balance: ['बैलेंस', 'पैसे आपके बैलेंस से तुरंत कटते हैं।'],
    sandbox: ['टेस्ट भुगतान', 'आज़माकर देखें: असली पैसे नहीं कटते।'],
    transfer: ['बैंक ट्रांसफ़र', 'आम तौर पर हम एक दिन में जाँच कर लेते हैं।', '<p>रेफ़रेंस में इनवॉइस नंबर लिखें।</p>'],
    scan: ['QR ट्रांसफ़र', 'बैंक या वॉलेट ऐप से कोड स्कैन करें।'],
  },
  payouts: {
    card: {
      name: 'बैंक कार्ड',
      description: 'पैसे दो कामकाजी दिनों में पहुँचते हैं।',
      account_hint: 'कार्ड पर सामने की तरफ़ लिखा लंबा नंबर',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'हमारी जाँच के बाद आम तौर पर एक घंटे में।',
      account_hint: 'आपके वॉलेट का पता, जो T से शुरू होता है',
    },
    paypal: {
      name: 'PayPal',
      description: 'कामकाजी दिनों में उसी दिन।',
      account_hint: 'आपके PayPal अकाउंट का ईमेल',
    },
  },
};
