import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'यह कूपन लागू नहीं होता। कोड जाँच लें।',
    not_started: 'यह कूपन अभी मान्य नहीं है',
    expired: 'यह कूपन एक्सपायर हो गया है',
    used_up: 'यह कूपन पूरा इस्तेमाल हो चुका है',
    used_by_you: 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं',
    needs_account: 'यह कूपन इस्तेमाल करने के लिए साइन इन करें',
    only_orders: 'यह कूपन सिर्फ़ ऑर्डर के लिए है',
    only_top_ups: 'यह कूपन सिर्फ़ टॉप-अप के लिए है',
    other_services: 'यह कूपन इन सर्विस पर लागू नहीं होता',
    below_minimum: 'इस कूपन के लिए कम से कम रकम: {minimum}',
    below_minimum_of_services: 'यह कूपन तभी लागू होगा जब इसमें शामिल सर्विस की कुल रकम कम से कम {minimum} हो',
    no_effect: 'यह कूपन लागू नहीं होता',
  },
} satisfies Phrases['coupons'];
