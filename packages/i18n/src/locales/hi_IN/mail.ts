import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'नमस्ते {name},',
  greetingNameless: 'नमस्ते,',
  buttonFallback: 'अगर बटन काम न करे, तो यह पता खोलें:',
  ignore: 'अगर आपने यह अनुरोध नहीं किया था, तो इस संदेश को अनदेखा करें।',
  validFor: 'लिंक सिर्फ़ एक बार काम करेगा। मान्य अवधि: {duration}।',
  signature: 'आपकी {panel} टीम',
  reason: 'यह संदेश आपको इसलिए मिला है क्योंकि इस पते पर {panel} का अकाउंट है।',
  unsubscribe: 'सदस्यता छोड़ें',
} satisfies Phrases['mail'];
