import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Votre commande chez {panel}',
  newcomer: {
    text: 'Une commande a été passée chez {panel} avec cette adresse. Choisissez un mot de passe pour suivre son avancement, payer plus tard ou commander à nouveau.',
    action: 'Choisir un mot de passe',
  },
  known: {
    text: 'Une commande a été passée chez {panel} avec cette adresse ; elle se trouve dans votre compte. Connectez-vous pour suivre son avancement.',
    action: 'Se connecter',
  },
} satisfies Phrases['guest'];
