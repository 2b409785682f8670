import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Assistance',
  lead: 'Posez-nous toute question sur une commande, un paiement ou votre compte. Nous répondons ici et par e-mail.',
  new: 'Nouvelle question',
  show: 'Afficher',
  all: 'Toutes',
  status: {
    open: 'En attente de réponse',
    answered: 'Répondue',
    closed: 'Fermée',
  },
  unread: 'Nouvelle réponse',
  messages: '{count, plural, one {# message} many {# de messages} other {# messages}}',
  you: 'Vous',
  youSaid: 'Vous : {text}',
  byMail: 'par e-mail',
  order: 'Commande {order}',
  opened: 'Ouvert <time></time>',
  empty: {
    title: 'Pas encore de questions',
    text: 'Si quelque chose n’est pas clair ou ne se passe pas comme prévu, écrivez-nous. Une personne vous répond.',
  },
  noneHere: 'Rien avec ce statut',
  form: {
    title: 'Que pouvons-nous faire pour vous ?',
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
    reopens: 'Cette conversation est fermée. Votre réponse la rouvre.',
  },
  close: 'Marquer comme résolue',
  reopen: 'Rouvrir',
  trail: 'Où vous êtes',
  thread: 'Échanges',
} satisfies Phrases['tickets'];
