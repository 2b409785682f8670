import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'निकासी देखें',
  requested: {
    subject: 'निकासी {number} की रिक्वेस्ट: {amount}',
    title: 'निकासी की रिक्वेस्ट मिली',
    text: 'आपने {method} से {account} पर {amount} निकालने की रिक्वेस्ट भेजी है। फ़ीस के बाद आपको {payout} मिलेंगे। जाँच पूरी होने तक यह रकम रोककर रखी गई है। अगर यह रिक्वेस्ट आपने नहीं भेजी, तो निकासी रद्द करें और तुरंत पासवर्ड बदलें।',
  },
  paid: {
    title: 'निकासी {number} के पैसे भेज दिए गए: {payout}',
    text: 'हमने {method} से {account} पर {payout} भेज दिए हैं। भुगतान रेफ़रेंस: {reference}।',
  },
  rejected: {
    title: 'निकासी {number} नामंज़ूर हुई',
    text: 'हम {method} से {amount} नहीं भेज सके। रकम आपकी कमाई में वापस आ गई है। कारण: {reason}',
  },
} satisfies Phrases['payouts'];
