import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'सहायता',
  lead: 'ऑर्डर, भुगतान या खाते के बारे में कुछ भी पूछें। हम यहाँ और ईमेल से जवाब देते हैं।',
  new: 'नया सवाल',
  show: 'दिखाएँ',
  all: 'सभी',
  status: {
    open: 'हमारे जवाब का इंतज़ार',
    answered: 'जवाब मिला',
    closed: 'बंद',
  },
  unread: 'नया जवाब',
  messages: '{count, plural, one {# संदेश} other {# संदेश}}',
  you: 'आप',
  youSaid: 'आप: {text}',
  byMail: 'ईमेल से',
  order: 'ऑर्डर {order}',
  opened: '<time></time> खोला गया',
  empty: {
    title: 'अभी कोई सवाल नहीं',
    text: 'कुछ समझ न आए या ठीक न चले, तो हमें लिखें। जवाब एक इंसान देता है।',
  },
  noneHere: 'इस स्थिति में कुछ नहीं',
  form: {
    title: 'हम आपके लिए क्या कर सकते हैं?',
    subject: 'विषय',
    order: 'ऑर्डर नंबर',
    text: 'आपका संदेश',
    textHint: 'यहाँ पासवर्ड या कार्ड नंबर कभी न लिखें।',
    send: 'भेजें',
  },
  files: {
    add: 'तस्वीरें या PDF जोड़ें',
    hint: '10 MB तक की पाँच फ़ाइलें',
    remove: '{name} हटाएँ',
    tooLarge: '10 MB से बड़ी',
    tooMany: 'एक संदेश में केवल पाँच फ़ाइलें आती हैं',
  },
  reply: {
    label: 'आपका जवाब',
    reopens: 'यह बातचीत बंद है। आपका जवाब इसे फिर खोल देगा।',
  },
  close: 'हल हो गया, बंद करें',
  reopen: 'फिर खोलें',
  trail: 'आप यहाँ हैं',
  thread: 'संदेश',
} satisfies Phrases['tickets'];
