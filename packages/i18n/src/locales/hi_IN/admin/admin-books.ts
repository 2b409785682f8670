import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'नियम',
  rules: {
    'wallet totals equal their postings': 'हर वॉलेट का योग उसकी एंट्री के योग के बराबर है',
    'debits equal credits in every panel': 'डेबिट और क्रेडिट बराबर हैं',
    'no wallet is below its floor': 'कोई वॉलेट शून्य से नीचे नहीं है',
    'nobody holds cash beside a debt': 'किसी के पास एक साथ शेष और बकाया नहीं है',
    'every balance follows from the one before': 'हर शेष अपने पिछले शेष से निकलता है',
    'every transaction has a posting': 'हर लेन-देन की एंट्री हैं',
    'a reversal mirrors what it reverses': 'हर वापसी एंट्री मूल एंट्री के ठीक उलट है',
    'money goes only known ways': 'पैसा सिर्फ़ तय रास्तों से चलता है',
    'money passes between customers only when guest orders are taken over':
      'ग्राहकों के बीच पैसा तभी जाता है जब गेस्ट के ऑर्डर अपनाए जाते हैं',
    'no order is refunded or recognised beyond its charge': 'किसी ऑर्डर का रिफ़ंड या आय उसके फ़ीस से ज़्यादा नहीं है',
    'a hold is whole or settled': 'रोकी गई रकम पूरी है या पूरी तरह निपटाई गई है',
    'coupons are used within their limits': 'कूपन अपनी सीमा में रहते हैं',
    'cashback stays within its promise': 'कैशबैक वादे की सीमा में रहता है',
    'widget rewards stand as they were paid': 'विजेट के इनाम भुगतान से मेल खाता हैं',
    'every paid invoice has one transaction of its amount':
      'हर भुगतान किए गए इनवॉइस का उसकी रकम का एक लेन-देन है',
    'no transaction credits an invoice that was never paid':
      'कोई लेन-देन बिना भुगतान वाले इनवॉइस को जमा नहीं करता',
    'what an invoice brought its payer is its amount less what went back':
      'इनवॉइस से भुगतानकर्ता को मिली रकम उसकी रकम में से लौटाई गई रकम घटाने पर मिलती है',
    'what went back of an invoice is the sum of its reversals':
      'इनवॉइस से लौटाई गई रकम उसकी वापसी एंट्री का योग है',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'एक खरीद या टॉप-अप एक समय में एक ही जुड़े कार्ड से फ़ीस लेता है',
    'an order is charged and refunded as the ledger says': 'ऑर्डर की फ़ीस और रिफ़ंड खाता-बही से मेल खाता हैं',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'एस्क्रो में सिर्फ़ चल रहे ऑर्डर की फ़ीस है, खत्म ऑर्डर का कुछ नहीं',
    'a paid order was charged its cost': 'भुगतान किए गए ऑर्डर से उसकी कीमत ली गई',
    'who paid less for a coupon has used it': 'जिसने कूपन से कम भुगतान किया, उसने उसे इस्तेमाल किया है',
    'an order that was handed over stands with a provider, or in doubt':
      'भेजा गया ऑर्डर प्रोवाइडर के पास है, या उसका नतीजे अज्ञात है',
    'what stands with a provider was paid for': 'जो प्रोवाइडर के पास है, उसका भुगतान हो चुका है',
    'an order placed in the parent panel is one order there, charged to the owner':
      'चाइल्ड पैनल ने जो आगे भेजा, वह पैरेंट पैनल में एक ही ऑर्डर है और मालिक से उसका पैसा कटा है',
    'what the parent panel placed for a child is known to that child':
      'पैरेंट पैनल ने चाइल्ड पैनल के लिए जो ऑर्डर किया, वह वहाँ दर्ज है',
    'held money is that of open withdrawals': 'रोकी गई रकम खुली निकासियों के बराबर है',
    'a referral reward is its share of the cash kept, as the ledger says':
      'रेफ़रल इनाम रखी गई रकम के हिस्से के बराबर हैं',
  },
} satisfies Phrases['adminBooks'];
