import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Votre commande chez {panel}',
  view: 'Voir la commande',
  notYou: 'Si ce n’était pas vous, ignorez cet e-mail.',
  reason: 'Vous recevez cet e-mail parce que cette adresse a été indiquée pour une commande chez {panel}.',
  newcomer: {
    text: 'Quelqu’un, peut-être vous, a passé une commande de {amount} chez {panel} avec cette adresse. Définissez un mot de passe. Une fois la commande payée, vous pourrez la consulter dans Commandes et l’ajouter à votre compte.',
    action: 'Définir un mot de passe',
  },
  known: {
    text: 'Quelqu’un, peut-être vous, a passé une commande de {amount} chez {panel} avec cette adresse, sans se connecter. Une fois la commande payée, vous pourrez la consulter dans Commandes et l’ajouter à votre compte.',
    action: 'Voir mes commandes',
  },
} satisfies Phrases['guest'];
