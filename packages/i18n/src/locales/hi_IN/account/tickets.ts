import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'सपोर्ट',
  lead: 'ऑर्डर, भुगतान या अकाउंट के बारे में पूछें। जवाब यहाँ और ईमेल पर मिलेगा।',
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
  opened: 'खोला गया: <time></time>',
  empty: {
    title: 'अभी कोई टिकट नहीं',
    text: 'कुछ समझ नहीं आया या काम नहीं कर रहा? हमसे संपर्क करें, जवाब कोई इंसान देगा।',
  },
  noneHere: 'इस स्टेटस का कोई टिकट नहीं',
  form: {
    title: 'हम कैसे मदद कर सकते हैं?',
    subject: 'विषय',
    order: 'ऑर्डर नंबर',
    text: 'आपका मैसेज',
    textHint: 'पासवर्ड या कार्ड नंबर कभी न बताएँ।',
    send: 'भेजें',
  },
  files: {
    add: 'फ़ोटो या PDF जोड़ें',
    hint: '5 फ़ाइलों तक, हर फ़ाइल 10 MB तक',
    remove: '{name} हटाएँ',
    tooLarge: '10 MB से बड़ी',
    tooMany: 'एक मैसेज में ज़्यादा से ज़्यादा 5 फ़ाइलें',
  },
  reply: {
    label: 'आपका जवाब',
    reopens: 'यह टिकट बंद है। जवाब देने पर यह फिर खुल जाएगा।',
  },
  close: 'हल हुआ मार्क करें',
  reopen: 'फिर खोलें',
  trail: 'पेज का रास्ता',
  thread: 'मैसेज',
} satisfies Phrases['tickets'];
