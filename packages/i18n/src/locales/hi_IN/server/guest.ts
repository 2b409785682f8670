import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} पर आपका ऑर्डर',
  newcomer: {
    text: 'इस पते से {panel} पर एक ऑर्डर किया गया है। उसकी प्रगति देखने, बाद में भुगतान करने या दोबारा ऑर्डर करने के लिए पासवर्ड सेट करें।',
    action: 'पासवर्ड सेट करें',
  },
  known: {
    text: 'इस पते से {panel} पर एक ऑर्डर किया गया है और वह आपके अकाउंट में है। उसकी प्रगति देखने के लिए साइन इन करें।',
    action: 'साइन इन करें',
  },
} satisfies Phrases['guest'];
