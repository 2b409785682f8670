import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Assistance',
  lead: 'Posez-nous toute question sur une commande, un paiement ou votre compte. Nous répondons ici et par e-mail.',
  new: 'Nouveau ticket',
  show: 'Afficher',
  all: 'Tous',
  status: {
    open: 'Ouvert',
    answered: 'Réponse reçue',
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
    text: 'Quelque chose n’est pas clair ou ne fonctionne pas\u202f? Écrivez-nous, une personne vous répondra.',
  },
  noneHere: 'Aucun ticket avec ce statut',
  form: {
    title: 'Comment pouvons-nous vous aider\u202f?',
    subject: 'Objet',
    order: 'Numéro de commande',
    text: 'Votre message',
    textHint: 'N’écrivez jamais ici de mot de passe ni de numéro de carte.',
    send: 'Envoyer',
  },
  files: {
    add: 'Ajouter des images ou un PDF',
    hint: 'Cinq fichiers de 10 Mo au plus',
    remove: 'Retirer {name}',
    tooLarge: 'Plus de 10 Mo',
    tooMany: 'Un message ne peut contenir que cinq fichiers',
  },
  reply: {
    label: 'Votre réponse',
    reopens: 'Ce ticket est fermé. Votre réponse le rouvre.',
  },
  close: 'Marquer comme résolue',
  reopen: 'Rouvrir',
  trail: 'Fil d’Ariane',
  thread: 'Échanges',
} satisfies Phrases['tickets'];
