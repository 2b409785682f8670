import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Bonjour {name},',
  greetingNameless: 'Bonjour,',
  buttonFallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  validFor: 'Le lien ne fonctionne qu’une fois. Validité : {duration}.',
  signature: 'L’équipe {panel}',
  reason: 'Vous recevez ce message car cette adresse est associée à un compte chez {panel}.',
  unsubscribe: 'Se désabonner',
} satisfies Phrases['mail'];
