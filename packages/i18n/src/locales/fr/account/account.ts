import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    repeatPassword: 'Répétez le mot de passe',
    companyName: 'Nom de l’entreprise',
    companyAddress: 'Adresse de l’entreprise',
    companySite: 'Site web',
    vat: 'Numéro de TVA',
    messenger: 'Messagerie',
    contact: 'Coordonnées',
    phone: 'Téléphone',
  },
  placeholders: {
    name: 'Comment devons-nous vous appeler ?',
    contact: '@nom ou numéro',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    hint: 'Au moins 8 caractères. Une courte phrase est facile à retenir et difficile à deviner.',
    strength: {
      short: 'Trop court',
      weak: 'Facile à deviner',
      good: 'Bon',
      strong: 'Fort',
    },
  },
  accountType: {
    label: 'Type de compte',
    individual: 'Particulier',
    company: 'Entreprise',
  },
  contacts: {
    title: 'Où pouvons-nous vous joindre ?',
    hint: 'Pour les questions sur vos commandes. Seul notre support le voit.',
    add: 'Ajouter un contact',
    remove: 'Retirer ce contact',
  },
  login: {
    title: 'Heureux de vous revoir',
    text: 'Connectez-vous pour commander, suivre vos commandes et gérer votre solde.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Nouveau ici ?',
    register: 'Créer un compte',
    passwordChanged: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
    withCode: 'Connexion en cours…',
    codeFailed: 'Ce lien de connexion ne fonctionne plus. Connectez-vous avec votre mot de passe.',
  },
  register: {
    title: 'Créez votre compte',
    text: 'Cela prend moins d’une minute.',
    submit: 'Créer le compte',
    haveAccount: 'Vous avez déjà un compte ?',
    login: 'Se connecter',
    terms:
      'En créant un compte, vous acceptez nos <terms>conditions d’utilisation</terms> et notre <privacy>politique de confidentialité</privacy>.',
  },
  reset: {
    title: 'Mot de passe oublié ?',
    text: 'Indiquez votre e-mail et nous vous enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez votre boîte de réception',
    sentText: 'Si {email} a un compte ici, un lien est en route. Il fonctionne une fois, pendant 30 minutes.',
    again: 'Utiliser une autre adresse',
    back: 'Retour à la connexion',
    newTitle: 'Choisissez un nouveau mot de passe',
    newText: 'Pour le compte de {email}. Toutes les sessions ouvertes prennent fin.',
    newSubmit: 'Enregistrer le mot de passe',
    expired: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  },
  verify: {
    title: 'Confirmation de votre e-mail…',
    text: 'Cela ne prend qu’un instant.',
    doneTitle: 'Votre e-mail est confirmé',
    doneText: 'Merci. Vous pourrez désormais toujours revenir dans votre compte.',
    failedTitle: 'Ce lien ne fonctionne plus',
    failedText:
      'Il a déjà servi, est trop ancien, ou l’adresse appartient à un autre compte. Vous pouvez en demander un nouveau depuis votre profil.',
    continue: 'Continuer',
    passwordTitle: 'Saisissez votre mot de passe',
    passwordText:
      'Vous n’êtes pas connecté dans ce navigateur. Saisissez votre mot de passe pour confirmer que le compte est à vous.',
    confirm: 'Confirmer l’e-mail',
    notMine: 'Je n’ai pas créé ce compte ou j’ai oublié le mot de passe',
  },
  captcha: {
    loading: 'Chargement du contrôle de sécurité…',
    missing: 'Terminez d’abord le contrôle de sécurité.',
    failed:
      'Le contrôle de sécurité ne s’est pas chargé. Vérifiez votre connexion, autorisez-le dans votre bloqueur de publicité, puis réessayez.',
  },
  aside: {
    title: 'La promotion pour tous les réseaux, au même endroit',
    prices: 'Des prix clairs, sans surprise',
    progress: 'Chaque commande se suit en direct',
    refund: 'Remboursé pour ce qui n’est pas livré',
  },
} satisfies Phrases['account'];
