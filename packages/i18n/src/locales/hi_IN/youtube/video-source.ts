import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'इन आँकड़ों के बारे में',
  sample: {
    badge: 'सैंपल डेटा',
    text: 'ये उदाहरण हैं, ताकि आप यह पेज आज़मा सकें। साइट के YouTube से जुड़ते ही असली आँकड़े दिखेंगे।',
  },
  states: {
    quota_used_up: 'YouTube रिक्वेस्ट की आज की सीमा पूरी हो गई। यह सीमा रोज़ रीसेट होती है, उसके बाद आँकड़े अपडेट होंगे।',
    unavailable: 'YouTube अभी जवाब नहीं दे रहा है। हम कोशिश करते रहेंगे।',
    not_connected: 'यह चैनल अभी YouTube से कनेक्ट नहीं है।',
    consent_revoked: 'YouTube पर एक्सेस हटा दिया गया है। आँकड़े अपडेट करने के लिए चैनल फिर से कनेक्ट करें।',
    gone: 'यह चैनल या वीडियो अब YouTube पर नहीं है।',
  },
  updated: 'अपडेट किया गया: <time></time>',
  nextUpdate: 'अगला अपडेट: <time></time>',
} satisfies Phrases['videoSource'];
