import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'अपनी निकासियाँ देखें',
  requested: {
    subject: 'निकासी {number}: {amount} की रिक्वेस्ट',
    title: 'निकासी की रिक्वेस्ट मिला',
    text: 'आपने {method} से {account} पर {amount} निकालने को कहा है; फ़ीस के बाद {payout} पहुँचेंगे। जाँच पूरी होने तक यह रकम अलग रखी गई है। अगर यह आपने नहीं किया, तो निकासी रद्द करें और तुरंत पासवर्ड बदलें।',
  },
  paid: {
    title: 'निकासी {number}: {payout} भेज दिए गए',
    text: 'हमने {method} से {account} पर {payout} भेज दिए हैं। भुगतान रेफ़रेंस: {reference}।',
  },
  rejected: {
    title: 'निकासी {number} नामंज़ूर हुई',
    text: 'हम {method} से {amount} नहीं भेज सके। कारण: {reason}। रकम आपकी कमाई में लौट आई है।',
  },
} satisfies Phrases['payouts'];
