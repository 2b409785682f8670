import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'सहायता',
  lead: 'ऑर्डर, भुगतान या अकाउंट के बारे में कुछ भी पूछें। हम यहाँ और ईमेल से जवाब देते हैं।',
  new: 'नया टिकट',
  show: 'दिखाएँ',
  all: 'सभी',
  status: {
    open: 'खुला',
    answered: 'जवाब मिला',
    closed: 'बंद',
  },
  unread: 'नया जवाब',
  messages: '{count, plural, one {# मैसेज} other {# मैसेज}}',
  you: 'आप',
  youSaid: 'आप: {text}',
  byMail: 'ईमेल से',
  order: 'ऑर्डर {order}',
  opened: '<time></time> खोला गया',
  empty: {
    title: 'अभी कोई टिकट नहीं',
    text: 'कुछ समझ नहीं आया या चल नहीं रहा? हमें लिखें, जवाब एक इंसान देगा।',
  },
  noneHere: 'इस स्टेटस में कोई टिकट नहीं',
  form: {
    title: 'हम कैसे मदद कर सकते हैं?',
    subject: 'विषय',
    order: 'ऑर्डर नंबर',
    text: 'आपका मैसेज',
    textHint: 'यहाँ पासवर्ड या कार्ड नंबर कभी न लिखें।',
    send: 'भेजें',
  },
  files: {
    add: 'तस्वीरें या PDF जोड़ें',
    hint: '10 MB तक की पाँच फ़ाइलें',
    remove: '{name} हटाएँ',
    tooLarge: '10 MB से बड़ी',
    tooMany: 'एक मैसेज में सिर्फ़ पाँच फ़ाइलें आती हैं',
  },
  reply: {
    label: 'आपका जवाब',
    reopens: 'यह टिकट बंद है। जवाब देने पर यह फिर खुल जाएगा।',
  },
  close: 'हल हो गया, बंद करें',
  reopen: 'फिर खोलें',
  trail: 'पेज का रास्ता',
  thread: 'मैसेज',
} satisfies Phrases['tickets'];
