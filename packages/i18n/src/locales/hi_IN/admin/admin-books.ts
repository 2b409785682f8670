import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'नियम',
  rules: {
    'wallet totals equal their postings': 'हर वॉलेट का बैलेंस उसकी एंट्री के जोड़ के बराबर है',
    'debits equal credits in every panel': 'डेबिट और क्रेडिट बराबर हैं',
    'no wallet is below its floor': 'किसी वॉलेट का बैलेंस शून्य से कम नहीं है',
    'nobody holds cash beside a debt': 'ऐसा कोई ग्राहक नहीं जिसके पास जमा किए गए पैसे हों और उस पर बकाया भी हो',
    'every balance follows from the one before': 'हर बैलेंस पिछले बैलेंस से निकलता है',
    'every transaction has a posting': 'हर लेन-देन की एंट्री मौजूद है',
    'a reversal mirrors what it reverses': 'हर रिवर्स एंट्री मूल एंट्री के ठीक उलट है',
    'money goes only known ways': 'पैसे सिर्फ़ तय खातों के बीच ट्रांसफ़र होते हैं',
    'money passes between customers only when guest orders are taken over':
      'ग्राहकों के बीच पैसे तभी ट्रांसफ़र होते हैं जब गेस्ट ऑर्डर अकाउंट में जोड़े जाते हैं',
    'no order is refunded or recognised beyond its charge':
      'किसी ऑर्डर का रिफ़ंड या उससे हुई आय उसके लिए काटी गई रकम से ज़्यादा नहीं है',
    'a hold is whole or settled': 'रोकी गई रकम या तो जस की तस है या पूरी तरह निपट चुकी है',
    'coupons are used within their limits': 'कोई कूपन अपनी सीमा से ज़्यादा इस्तेमाल नहीं हुआ',
    'cashback stays within its promise': 'कैशबैक वादे की रकम से ज़्यादा नहीं होता',
    'widget rewards stand as they were paid': 'विजेट के इनाम दी गई रकम से मेल खाते हैं',
    'every paid invoice has one transaction of its amount':
      'भुगतान किए गए हर इनवॉइस के लिए उसी रकम का एक लेन-देन है',
    'no transaction credits an invoice that was never paid':
      'कोई लेन-देन ऐसे इनवॉइस के पैसे नहीं जोड़ता जिसका भुगतान ही नहीं हुआ',
    'what an invoice brought its payer is its amount less what went back':
      'इनवॉइस की रकम में से रिफ़ंड और चार्जबैक घटाकर जितना बचता है, बैलेंस में उतना ही जुड़ा है',
    'what went back of an invoice is the sum of its reversals':
      'इनवॉइस के रिफ़ंड और चार्जबैक उसकी रिवर्स एंट्री के बराबर हैं',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'एक चेकआउट या टॉप-अप में एक समय पर एक ही जुड़े हुए कार्ड से पैसे कटते हैं',
    'an order is charged and refunded as the ledger says': 'ऑर्डर के लिए काटी गई रकम और रिफ़ंड लेजर से मेल खाते हैं',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'एस्क्रो में सिर्फ़ चल रहे ऑर्डर के लिए काटी गई रकम है, खत्म हुए ऑर्डर की नहीं',
    'a paid order was charged its cost': 'भुगतान किए गए ऑर्डर की पूरी कीमत कटी है',
    'who paid less for a coupon has used it': 'कूपन की हर छूट के लिए कूपन का इस्तेमाल दर्ज है',
    'an order that was handed over stands with a provider, or in doubt':
      'हर भेजा गया ऑर्डर प्रोवाइडर के पास है, या उसका नतीजा अनजान है',
    'what stands with a provider was paid for': 'प्रोवाइडर के पास गए हर ऑर्डर का भुगतान हो चुका है',
    'an order placed in the parent panel is one order there, charged to the owner':
      'पैरेंट पैनल को भेजा गया हर ऑर्डर वहाँ एक ही ऑर्डर है, और उसके पैसे मालिक से कटे हैं',
    'what the parent panel placed for a child is known to that child':
      'पैरेंट पैनल में चाइल्ड पैनल के लिए किया गया हर ऑर्डर उस चाइल्ड पैनल में दर्ज है',
    'held money is that of open withdrawals': 'रोकी गई रकम पेंडिंग निकासी के बराबर है',
    'a referral reward is its share of the cash kept, as the ledger says':
      'हर रेफ़रल इनाम हमारे पास बचे पैसों के तय हिस्से के बराबर है',
  },
} satisfies Phrases['adminBooks'];
