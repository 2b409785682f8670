import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Guten Tag {name},',
  greetingNameless: 'Guten Tag,',
  buttonFallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  validFor: 'Der Link funktioniert einmal. Gültigkeit: {duration}.',
  signature: 'Ihr Team von {panel}',
  reason: 'Sie erhalten diese Nachricht, weil zu dieser Adresse ein Konto bei {panel} gehört.',
  unsubscribe: 'Abbestellen',
} satisfies Phrases['mail'];
