import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    repeatPassword: 'Répétez le mot de passe',
    companyName: 'Nom de l’entreprise',
    companyAddress: 'Adresse de l’entreprise',
    companySite: 'Site web',
    vat: 'Numéro de TVA',
    messenger: 'Messagerie',
    contact: 'Contact',
    phone: 'Téléphone',
  },
  placeholders: {
    name: 'Votre nom',
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
    title: 'Comment pouvons-nous vous joindre\u202f?',
    hint: 'Pour les questions sur vos commandes. Visible par le support uniquement.',
    add: 'Ajouter un contact',
    remove: 'Supprimer le contact',
  },
  login: {
    title: 'Ravis de vous revoir',
    text: 'Connectez-vous pour passer et suivre vos commandes et gérer votre solde.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié\u202f?',
    noAccount: 'Pas encore de compte\u202f?',
    register: 'Créer un compte',
    passwordChanged: 'Mot de passe modifié. Connectez-vous avec le nouveau.',
    withCode: 'Connexion en cours…',
    codeFailed: 'Ce lien de connexion a expiré. Connectez-vous avec votre mot de passe.',
  },
  register: {
    title: 'Créez votre compte',
    text: 'Cela prend moins d’une minute.',
    submit: 'Créer un compte',
    haveAccount: 'Vous avez déjà un compte\u202f?',
    login: 'Se connecter',
    terms:
      'En créant un compte, vous acceptez nos <terms>conditions d’utilisation</terms> et notre <privacy>politique de confidentialité</privacy>.',
  },
  firstOwner: {
    title: 'Créez le compte propriétaire',
    text: 'Ce panel n’a pas encore de propriétaire. Le propriétaire gère tout depuis la console.',
    submit: 'Créer le compte propriétaire',
    expired: 'Ce lien ne fonctionne plus. Redémarrez le serveur pour en obtenir un nouveau.',
  },
  reset: {
    title: 'Mot de passe oublié\u202f?',
    text: 'Saisissez votre e-mail et nous vous enverrons un lien de réinitialisation.',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez votre boîte de réception',
    sentText:
      'Si un compte existe pour {email}, nous y avons envoyé un lien. Il ne fonctionne qu’une fois et expire dans 30 minutes.',
    again: 'Utiliser un autre e-mail',
    back: 'Retour à la connexion',
    newTitle: 'Choisissez un nouveau mot de passe',
    newText: 'Pour {email}. Toutes les autres sessions seront fermées.',
    newSubmit: 'Définir le mot de passe',
    expired: 'Ce lien a expiré. Demandez-en un nouveau.',
  },
  verify: {
    title: 'Confirmation de votre e-mail…',
    text: 'Un instant.',
    doneTitle: 'E-mail confirmé',
    doneText: 'Merci. Vous pouvez maintenant récupérer votre compte par e-mail.',
    failedTitle: 'Ce lien ne fonctionne plus',
    failedText:
      'Il a expiré ou a déjà été utilisé, ou l’adresse appartient à un autre compte. Demandez un nouveau lien dans votre profil.',
    continue: 'Continuer',
    console: 'Ouvrir la console',
    passwordTitle: 'Saisissez votre mot de passe',
    passwordText:
      'Aucune session n’est ouverte dans ce navigateur. Saisissez votre mot de passe pour confirmer que le compte est à vous.',
    confirm: 'Confirmer l’e-mail',
    notMine: 'Je n’ai pas créé ce compte ou j’ai oublié mon mot de passe',
  },
  captcha: {
    loading: 'Chargement du contrôle de sécurité…',
    missing: 'Effectuez d’abord le contrôle de sécurité.',
    failed:
      'Le contrôle de sécurité ne s’est pas chargé. Vérifiez votre connexion, autorisez-le dans votre bloqueur de publicité, puis réessayez.',
  },
  aside: {
    title: 'La promotion pour tous les réseaux, au même endroit',
    prices: 'Prix affichés, sans surprise',
    progress: 'Suivi des commandes en direct',
    refund: 'Tout ce qui n’est pas livré est remboursé',
  },
} satisfies Phrases['account'];
