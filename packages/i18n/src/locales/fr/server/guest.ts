import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: 'Votre commande chez {panel}',
  view: 'Voir la commande',
  notYou: 'Ce n’était pas vous\u202f? Vous pouvez ignorer cet e-mail.',
  reason: 'Vous recevez ce message parce que cette adresse a été indiquée pour une commande chez {panel}.',
  newcomer: {
    text: 'Quelqu’un, peut-être vous, a passé une commande de {amount} chez {panel} avec cette adresse. Choisissez un mot de passe\u00a0: une fois la commande payée, elle apparaîtra sur votre page de commandes et vous pourrez l’ajouter aux vôtres.',
    action: 'Choisir un mot de passe',
  },
  known: {
    text: 'Quelqu’un, peut-être vous, a passé une commande de {amount} chez {panel} avec cette adresse, sans se connecter. Une fois payée, elle apparaît sur votre page de commandes et vous pouvez l’ajouter aux vôtres.',
    action: 'Voir et ajouter à mes commandes',
  },
} satisfies Phrases['guest'];
