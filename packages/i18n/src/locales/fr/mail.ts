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
  account: {
    welcome: {
      subject: 'Bienvenue chez {panel} : confirmez votre e-mail',
      title: 'Ravis de vous accueillir',
      text: 'Votre compte chez {panel} est prêt. Confirmez que cette adresse est la vôtre, afin de pouvoir toujours revenir et d’être informé de vos commandes.',
      action: 'Confirmer l’e-mail',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte chez {panel}',
      title: 'Vous avez déjà un compte',
      text: 'Quelqu’un, peut-être vous, vient de s’inscrire chez {panel} avec cette adresse. Elle appartient déjà à votre compte, rien n’a donc changé. Connectez-vous avec votre mot de passe ou demandez-en un nouveau sur la même page.',
      action: 'Se connecter',
    },
    verifyEmail: {
      subject: 'Confirmez votre e-mail pour {panel}',
      title: 'Confirmez votre e-mail',
      text: 'Confirmez que cette adresse est la vôtre, afin de pouvoir toujours revenir dans votre compte chez {panel}.',
      action: 'Confirmer l’e-mail',
    },
    passwordReset: {
      subject: 'Nouveau mot de passe pour {panel}',
      title: 'Choisissez un nouveau mot de passe',
      text: 'Vous avez demandé un nouveau mot de passe pour votre compte chez {panel}. Le définir met fin à toutes les sessions ouvertes.',
      action: 'Définir un nouveau mot de passe',
    },
  },
} satisfies Phrases['mail'];
