import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'आपके मेल',
  lead: 'चुनें कि {panel} आपको मेल से क्या बताए। हर बदलाव तुरंत लागू होता है।',
  topics: {
    order: 'ऑर्डर',
    orderHint: 'मिले, पूरे हुए, रद्द हुए, आंशिक रूप से पूरे',
    payment: 'भुगतान',
    paymentHint: 'मिले, जाँच में, लौटाए गए',
    subscription: 'सब्सक्रिप्शन',
    subscriptionHint: 'नए प्रकाशन, पैसों की कमी, समाप्ति',
  },
  always: 'खाते की सुरक्षा के संदेश और आपके सवालों के जवाब हमेशा आते हैं।',
  stopAll: 'तीनों बंद करें',
  saved: 'सहेज लिया गया। आप इसे कभी भी बदल सकते हैं।',
  failed: 'यह सहेजा नहीं गया। कृपया फिर कोशिश करें।',
  broken: {
    title: 'यह लिंक काम नहीं करता',
    text: 'कृपया हमारे किसी मेल के अंत में दिया लिंक खोलें, या साइन इन करके प्रोफ़ाइल में चुनें।',
    action: 'साइन इन करें',
  },
} satisfies Phrases['notifications'];
