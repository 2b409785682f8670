import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Support',
  lead: 'Une question sur une commande, un paiement ou votre compte\u202f? Nous répondons ici et par e-mail.',
  new: 'Nouveau ticket',
  show: 'Afficher',
  all: 'Tous',
  status: {
    open: 'Ouvert',
    answered: 'Avec réponse',
    closed: 'Fermé',
  },
  unread: 'Nouvelle réponse',
  messages: '{count, plural, one {# message} many {# de messages} other {# messages}}',
  you: 'Vous',
  youSaid: 'Vous\u00a0: {text}',
  byMail: 'par e-mail',
  order: 'Commande {order}',
  opened: 'Ouvert <time></time>',
  empty: {
    title: 'Aucun ticket pour l’instant',
    text: 'Quelque chose n’est pas clair ou ne fonctionne pas\u202f? Écrivez-nous, une vraie personne vous répondra.',
  },
  noneHere: 'Aucun ticket avec ce statut',
  form: {
    title: 'Comment pouvons-nous vous aider\u202f?',
    subject: 'Objet',
    order: 'Numéro de commande',
    text: 'Votre message',
    textHint: 'N’indiquez jamais de mot de passe ni de numéro de carte.',
    send: 'Envoyer',
  },
  files: {
    add: 'Joindre des images ou un PDF',
    hint: 'Jusqu’à 5 fichiers, 10\u00a0Mo maximum chacun',
    remove: 'Supprimer {name}',
    tooLarge: 'Plus de 10\u00a0Mo',
    tooMany: 'Jusqu’à 5 fichiers par message',
  },
  reply: {
    label: 'Votre réponse',
    reopens: 'Ce ticket est fermé. Votre réponse le rouvrira.',
  },
  close: 'Marquer comme résolu',
  reopen: 'Rouvrir',
  trail: 'Fil d’Ariane',
  thread: 'Messages',
} satisfies Phrases['tickets'];
