import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Bonjour {name},',
  greetingNameless: 'Bonjour,',
  buttonFallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  validFor: 'Le lien ne fonctionne qu’une fois. Validité\u00a0: {duration}.',
  signature: 'L’équipe {panel}',
  reason: 'Vous recevez ce message car cette adresse est associée à un compte chez {panel}.',
  unsubscribe: 'Se désabonner',
  staffInvitation: {
    subject: 'Invitation dans l’équipe de {panel}',
    title: 'Une invitation dans l’équipe',
    text: 'Vous êtes invité à rejoindre l’équipe de {panel}. Inscrivez-vous avec cette adresse e-mail et confirmez-la\u00a0: la console s’ouvre aussitôt. L’invitation est valable 7 jours.',
    joined: 'Vous faites maintenant partie de l’équipe de {panel}. Reconnectez-vous pour ouvrir la console.',
    open: 'Ouvrir la console',
    register: 'S’inscrire',
  },
  test: {
    subject: 'E-mail de test de {panel}',
    title: 'L’envoi d’e-mails fonctionne',
    text: 'Cet e-mail de test vous est parvenu\u00a0: {panel} peut envoyer des e-mails.',
  },
  account: {
    welcome: {
      subject: 'Bienvenue chez {panel}\u00a0: confirmez votre e-mail',
      title: 'Ravis de vous accueillir',
      text: 'Votre compte {panel} est prêt. Confirmez votre e-mail pour recevoir les nouvelles de vos commandes et récupérer votre compte si besoin.',
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
      subject: 'Réinitialisez votre mot de passe {panel}',
      title: 'Réinitialisez votre mot de passe',
      text: 'Vous avez demandé à réinitialiser le mot de passe de votre compte {panel}. En définir un nouveau déconnecte toutes les sessions.',
      action: 'Définir un nouveau mot de passe',
    },
  },
  actions: {
    order: 'Voir la commande',
    payment: 'Voir les paiements',
    subscription: 'Voir l’abonnement',
    ticket: 'Voir le ticket',
    verification: 'Voir la vérification',
    security: 'Vérifier mon compte',
    webhooks: 'Voir les webhooks',
    cards: 'Voir les cartes',
  },
  order: {
    created: {
      title: 'Commande {order} enregistrée',
      text: 'Nous avons reçu votre commande\u00a0: {service}, {quantity}. Débité\u00a0: {charged}. Nous vous préviendrons quand elle sera terminée.',
    },
    completed: {
      title: 'Commande {order} terminée',
      text: 'Votre commande est terminée\u00a0: {quantity} pour «\u00a0{service}\u00a0». Merci.',
    },
    canceled: {
      title: 'Commande {order} annulée',
      text: 'Votre commande «\u00a0{service}\u00a0» ({quantity}) a été annulée. Remboursé sur votre solde\u00a0: {refunded}.',
    },
    partial: {
      title: 'Commande {order} livrée en partie',
      text: '«\u00a0{service}\u00a0»\u00a0: livré {delivered} sur {quantity}. Remboursé sur votre solde pour le reste\u00a0: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Nous avons reçu {amount}',
      text: 'Votre paiement {invoice} de {amount} est arrivé. Merci.',
    },
    inModeration: {
      title: 'Votre paiement de {amount} est en cours d’examen',
      text: 'Nous examinons votre paiement {invoice} de {amount}. Cela prend en général quelques heures\u202f; nous vous écrirons dès que ce sera fait.',
    },
    rejected: {
      title: 'Votre paiement de {amount} a été refusé',
      text: 'Nous n’avons pas pu accepter votre paiement {invoice} de {amount}. Rien n’a été crédité.',
    },
    refunded: {
      title: 'Votre paiement de {amount} a été remboursé',
      text: 'Votre paiement {invoice} de {amount} a été remboursé sur le moyen de paiement d’origine. Quelques jours peuvent passer avant qu’il apparaisse.',
    },
    claim: 'Récupérez votre argent ici\u00a0: {url}',
  },
  card: {
    expiring: {
      title: 'Votre carte {card} expire bientôt',
      text: 'Votre carte {card} expire fin {month}. Associez-en une nouvelle pour que vos paiements et abonnements continuent.',
    },
    expired: {
      title: 'Votre carte {card} a expiré',
      text: 'Votre carte {card} a expiré ({month}) et ne peut plus être débitée. Associez-en une autre pour que vos paiements et abonnements continuent.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# commande de «\u00a0{panel}\u00a0» attend} many {# commandes de «\u00a0{panel}\u00a0» attendent} other {# commandes de «\u00a0{panel}\u00a0» attendent}} des fonds',
    text: '{count, plural, one {Une commande de votre panel enfant «\u00a0{panel}\u00a0» attend\u00a0: il manque {amount} à votre solde. Ajoutez des fonds et elle reprendra automatiquement.} many {# commandes de votre panel enfant «\u00a0{panel}\u00a0» attendent\u00a0: il manque {amount} à votre solde. Ajoutez des fonds et elles reprendront automatiquement, les plus anciennes d’abord.} other {# commandes de votre panel enfant «\u00a0{panel}\u00a0» attendent\u00a0: il manque {amount} à votre solde. Ajoutez des fonds et elles reprendront automatiquement, les plus anciennes d’abord.}}',
    action: 'Ajouter des fonds',
  },
  subscription: {
    waiting: {
      title: '«\u00a0{name}\u00a0» attend des fonds',
      text: 'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais votre solde ne suffit pas\u00a0: il faut {amount}. Ajoutez des fonds et il reprendra automatiquement.',
      declined:
        'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais votre carte a été refusée\u00a0: il faut {amount}. Choisissez une autre carte ou ajoutez des fonds, et il reprendra avec toutes les publications en attente.',
      card: 'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais sa carte a été supprimée ou a expiré\u00a0: il faut {amount}. Choisissez une autre carte ou payez avec votre solde, et il reprendra avec toutes les publications en attente.',
      limit:
        'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais {amount} est hors des limites de sa carte. Choisissez une autre carte ou payez avec votre solde, et il reprendra avec toutes les publications en attente.',
    },
    ordered: {
      title: 'Nouvelle publication\u00a0: «\u00a0{name}\u00a0» a commandé',
      text: 'Votre abonnement «\u00a0{name}\u00a0» a trouvé {publication} et a passé commande. Débité\u00a0: {amount}.',
    },
    ended: {
      title: 'L’abonnement «\u00a0{name}\u00a0» est terminé',
      text: 'Votre abonnement «\u00a0{name}\u00a0» est terminé\u00a0: {why, select, limitReached {toutes les publications ont été promues} canceled {il a été résilié} other {il n’y a pas eu de nouvelle publication depuis longtemps}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Nouvelle réponse au ticket #{ticket}',
    replyAbove: '##- Veuillez écrire votre réponse au-dessus de cette ligne -##',
    replyThere: 'Pour répondre, ouvrez le ticket. Les réponses à cet e-mail ne sont pas lues.',
  },
  verification: {
    approved: {
      title: 'Votre identité est vérifiée',
      text: 'Merci\u00a0: vos documents ont été examinés et acceptés. Vous n’avez plus rien à faire.',
    },
    rejected: {
      title: 'Veuillez renvoyer vos documents',
      text: 'Nous n’avons pas pu accepter les documents envoyés. Voici pourquoi\u00a0:',
    },
  },
  rewards: {
    button: 'Voir mes gains',
    orders: {
      referral: 'Commandes de vos invités\u00a0: {count}.',
      widget: 'Commandes via vos widgets\u00a0: {count}.',
    },
    earned: {
      title: 'Vous avez gagné {amount}',
      text: 'La prime est dans vos gains. Retirez-la ou transférez-la vers votre solde.',
    },
    held: {
      title: 'Primes de {amount} en vérification',
      text: 'Nous vérifions ces primes avant de les verser. Vous n’avez rien à faire.',
    },
    refused: {
      title: 'Primes de {amount} refusées',
      text: 'Nous avons vérifié ces primes et ne les avons pas versées. Pour toute question, contactez l’assistance.',
    },
    reversed: {
      title: 'Primes de {amount} reprises',
      text: 'Les paiements de ces commandes ont été remboursés ou contestés. Si nous recevons finalement l’argent, vous touchez à nouveau la prime.',
    },
  },
  freeTrial: {
    button: 'Voir les essais gratuits',
    rejected: {
      title: 'Votre essai gratuit a été refusé',
      text: 'Nous n’avons pas pu accepter votre demande. Motif\u00a0:',
    },
  },
  childPanel: {
    button: 'Voir les panels enfants',
    opened: {
      title: '{domain} est ouvert',
      text: 'Le domaine est configuré et votre panel enfant est en ligne. Il est payé jusqu’au {date}.',
    },
    renewing: {
      title: '{domain} sera renouvelé le {date}',
      text: 'Le {date}, nous prélèverons {price} sur votre solde pour le mois suivant de votre panel enfant. Veillez à ce qu’il soit suffisant.',
    },
    ending: {
      title: '{domain} prend fin le {date}',
      text: 'Votre panel enfant est payé jusqu’au {date} et le renouvellement automatique est désactivé. Renouvelez-le pour {price} afin qu’il reste ouvert.',
    },
    renewed: {
      title: '{domain} renouvelé',
      text: 'Nous avons prélevé {price} sur votre solde. Votre panel enfant est payé jusqu’au {date}.',
    },
    expired: {
      title: '{domain} ne prend plus de commandes',
      text: 'Votre solde ne couvrait pas le mois suivant ({price})\u00a0: votre panel enfant ne prend plus ni commandes ni paiements. Rechargez ou renouvelez-le\u202f; le {date}, il fermera pour vos clients.',
    },
    frozen: {
      title: '{domain} est fermé',
      text: 'Votre panel enfant n’a pas été payé et il est fermé pour vos clients. Renouvelez-le pour {price} afin de le rouvrir\u202f; le {date}, il prendra fin.',
    },
    terminated: {
      title: '{domain} a pris fin',
      text: 'Votre panel enfant est resté impayé et a pris fin. Ses données sont conservées\u00a0: vous pouvez les exporter ou renouveler le panel pour {price}.',
    },
    refunded: {
      title: '{domain} n’a jamais été configuré',
      text: 'Les enregistrements DNS du domaine n’ont pas été configurés à temps\u00a0: votre panel enfant a pris fin. Nous avons rendu {price} à votre solde.',
    },
    held: {
      title: '{domain} a été fermé par notre équipe',
      text: 'Nous avons fermé votre panel enfant. Motif\u00a0:',
    },
    released: {
      title: '{domain} est de nouveau ouvert',
      text: 'Notre équipe a rouvert votre panel enfant.',
    },
    elsewhere: {
      title: '{domain} pointe ailleurs',
      text: 'Le domaine de votre panel enfant ne mène plus chez nous, vos clients ne peuvent pas y accéder. Vérifiez ses enregistrements DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Un webhook a été désactivé',
      text: 'Votre adresse {url} n’a accepté aucun de nos appels depuis trois jours\u202f; nous avons donc cessé de l’appeler. Corrigez le problème, envoyez un test, puis réactivez-la.',
    },
    providerLow: {
      title: 'Solde faible chez {provider}',
      text: 'Le solde chez {provider} est descendu à {balance}. Les commandes y attendent jusqu’à ce qu’il soit rechargé.',
    },
    providerShrunken: {
      title: '{provider} propose beaucoup moins de services',
      text: '{provider} ne liste plus que {listed} services, moins de la moitié d’avant. Ce qui manque reste en vente. Si la liste est juste, synchronisez de nouveau et acceptez-la.',
    },
    providerChanged: {
      title: 'Changements chez {provider}',
      text: 'La dernière synchronisation avec {provider} a relevé des points à vérifier.',
      held: 'Offres qui ont changé de nature ou dont le prix a bondi, en attente de votre décision\u00a0: {count}',
      offSale: 'Services retirés de la vente\u00a0: {count}',
      followed: 'Sauts de prix appliqués aussitôt\u00a0: {count}',
      rejected: 'Lignes de sa liste inutilisables\u00a0: {count}',
    },
    providerHeld: {
      title: '{provider} est suspendu',
      text: '{provider} indique son solde en {reported}, alors que {currency} est configuré. Ses services sont retirés de la vente et ses commandes attendent que vous indiquiez la bonne devise.',
    },
    paymentReturnedTwice: {
      title: 'Le paiement {payment} a été rendu deux fois',
      text: 'Le paiement {payment} a été remboursé puis aussi contesté. Montant sorti en trop\u00a0: {amount}. Votre client n’en a pas été débité. Répondez à la contestation avec la preuve du remboursement.',
    },
    ordersUnknown: {
      title: 'Commandes au résultat inconnu\u00a0: {count}',
      text: 'Nous avons envoyé ces commandes sans recevoir de réponse claire\u00a0: {orders}. On ne sait pas si le fournisseur les a\u202f; elles ne sont donc ni renvoyées ni remboursées d’elles-mêmes. Cherchez-les chez le fournisseur, puis marquez-les comme passées, renvoyez-les ou remboursez-les.',
    },
    outgoingHeld: {
      title: '{panel} n’envoie plus rien\u00a0: la base de données est une copie',
      text: '{panel} a démarré sur une base de données restaurée ou copiée. Les commandes, annulations, refills, débits de carte, remboursements, webhooks et e-mails sont retenus, car ils ont peut-être déjà eu lieu. Lancez la commande npm run restore sur le serveur\u00a0: elle montre ce qui est retenu et le libère.',
    },
  },
  security: {
    when: 'Date\u00a0: {at}',
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe maintenant et fermez toutes les autres sessions.',
    newDevice: {
      title: 'Nouvelle connexion à votre compte',
      text: 'Quelqu’un s’est connecté depuis un nouvel appareil\u00a0: {device}, adresse IP {address}.',
    },
    passwordChanged: {
      title: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte a été modifié.',
    },
    apiKeyMade: {
      title: 'Une nouvelle clé API a été créée',
      text: 'Une nouvelle clé API a été créée pour votre compte {panel}. Qui la possède peut commander avec votre solde.',
    },
    accountClosed: {
      title: 'Votre compte est fermé',
      text: 'Votre compte chez {panel} est fermé et vos données personnelles sont effacées. Si ce n’est pas vous qui l’avez fermé, écrivez tout de suite à notre assistance.',
    },
    factorChanged: {
      title: 'La protection de votre connexion a été modifiée',
      totpOn: 'Une application d’authentification protège désormais votre compte chez {panel}.',
      totpOff: 'L’application d’authentification de votre compte chez {panel} a été désactivée.',
      passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte chez {panel}.',
      passkeyRemoved: 'Une clé d’accès a été supprimée de votre compte chez {panel}.',
      recoveryCodesRenewed:
        'De nouveaux codes de secours ont été créés pour votre compte chez {panel}. Les anciens ne fonctionnent plus.',
      socialConnected:
        'Un compte social a été associé à votre compte chez {panel}. Il permet désormais de se connecter.',
      socialDisconnected: 'Un compte social a été dissocié de votre compte chez {panel}.',
    },
  },
} satisfies Phrases['mail'];
