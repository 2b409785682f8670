import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'स्वागत',
      description: 'पहले ऑर्डर पर दस प्रतिशत छूट।',
    },
    TOPUP5: {
      name: 'थोड़ा अतिरिक्त',
      description: 'हर टॉप-अप पर पाँच प्रतिशत अधिक।',
    },
    CASHBACK3: {
      name: 'पैसे वापस',
      description: 'डिलीवरी के बाद ऑर्डर का तीन प्रतिशत बोनस बनकर लौटता है।',
    },
  },
  grades: {
    newcomer: 'नया सदस्य',
    bronze: 'कांस्य',
    silver: 'रजत',
    gold: 'स्वर्ण',
    platinum: 'प्लैटिनम',
  },
  paymentMethods: {
    balance: ['बैलेंस', 'आपके बैलेंस से तुरंत भुगतान।'],
    sandbox: ['टेस्ट भुगतान', 'आज़माने के लिए: असली पैसा नहीं कटता।'],
    transfer: [
      'बैंक ट्रांसफ़र',
      'कोई व्यक्ति जाँचता है, आमतौर पर एक दिन में।',
      '<p>ट्रांसफ़र के उद्देश्य में इनवॉइस संख्या लिखें।</p>',
    ],
    scan: ['QR ट्रांसफ़र', 'बैंक या वॉलेट ऐप से कोड स्कैन करें।'],
  },
  payouts: {
    card: {
      name: 'बैंक कार्ड',
      description: 'दो कार्य दिवसों में पहुँचता है।',
      account_hint: 'कार्ड के सामने की लंबी संख्या',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'जाँच के बाद आम तौर पर एक घंटे में।',
      account_hint: 'आपका वॉलेट पता, T से शुरू',
    },
    paypal: {
      name: 'PayPal',
      description: 'कार्य दिवसों में उसी दिन।',
      account_hint: 'आपके PayPal अकाउंट का ईमेल',
    },
  },
};
