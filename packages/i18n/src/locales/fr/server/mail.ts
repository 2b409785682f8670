import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Bonjour {name},',
  greetingNameless: 'Bonjour,',
  buttonFallback: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u00a0:',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
  validFor: 'Le lien ne fonctionne qu’une fois. Validité\u00a0: {duration}.',
  signature: 'L’équipe {panel}',
  reason: 'Vous recevez cet e-mail parce que vous avez un compte chez {panel}.',
  unsubscribe: 'Se désabonner',
  staffInvitation: {
    subject: 'Invitation à rejoindre l’équipe {panel}',
    title: 'Rejoignez l’équipe',
    text: 'Voici votre invitation à rejoindre l’équipe {panel}. Créez un compte avec cette adresse e-mail et confirmez-la pour ouvrir la console. L’invitation expire dans 7 jours.',
    joined: 'Vous faites maintenant partie de l’équipe {panel}. Reconnectez-vous pour ouvrir la console.',
    open: 'Ouvrir la console',
    register: 'Créer un compte',
  },
  test: {
    subject: 'E-mail de test de {panel}',
    title: 'L’envoi d’e-mails fonctionne',
    text: 'Cet e-mail de test vous est parvenu\u00a0: {panel} peut envoyer des e-mails.',
  },
  account: {
    welcome: {
      subject: 'Bienvenue chez {panel}\u00a0: confirmez votre e-mail',
      title: 'Bienvenue',
      text: 'Votre compte {panel} est prêt. Confirmez votre e-mail pour recevoir le suivi de vos commandes et pouvoir récupérer votre compte si besoin.',
      action: 'Confirmer l’e-mail',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte chez {panel}',
      title: 'Vous avez déjà un compte',
      text: 'Quelqu’un, peut-être vous, vient d’essayer de s’inscrire chez {panel} avec cette adresse. Elle appartient déjà à votre compte\u00a0: rien n’a changé. Connectez-vous ou réinitialisez votre mot de passe sur la même page.',
      action: 'Se connecter',
    },
    verifyEmail: {
      subject: 'Confirmez votre e-mail pour {panel}',
      title: 'Confirmez votre e-mail',
      text: 'Confirmez votre e-mail pour pouvoir toujours récupérer votre compte {panel}.',
      action: 'Confirmer l’e-mail',
    },
    passwordReset: {
      subject: 'Réinitialisez votre mot de passe {panel}',
      title: 'Réinitialisez votre mot de passe',
      text: 'Vous avez demandé à réinitialiser le mot de passe de votre compte {panel}. Une fois le nouveau mot de passe défini, toutes les sessions seront fermées.',
      action: 'Définir un nouveau mot de passe',
    },
  },
  actions: {
    order: 'Voir la commande',
    payment: 'Voir les paiements',
    subscription: 'Voir l’abonnement',
    ticket: 'Voir le ticket',
    verification: 'Voir la vérification',
    security: 'Consulter mon compte',
    webhooks: 'Voir les webhooks',
    cards: 'Voir les cartes',
  },
  order: {
    created: {
      title: 'Commande {order} passée',
      text: 'Nous avons reçu votre commande\u00a0: {service}, {quantity}. Débité\u00a0: {charged}. Nous vous préviendrons quand elle sera terminée.',
    },
    completed: {
      title: 'Commande {order} terminée',
      text: 'Votre commande «\u00a0{service}\u00a0» est terminée. Livré\u00a0: {quantity}. Merci.',
    },
    canceled: {
      title: 'Commande {order} annulée',
      text: 'Votre commande «\u00a0{service}\u00a0» ({quantity}) a été annulée. Remboursé sur votre solde\u00a0: {refunded}.',
    },
    partial: {
      title: 'Commande {order} livrée en partie',
      text: 'Votre commande «\u00a0{service}\u00a0» a été livrée en partie\u00a0: {delivered} sur {quantity}. Remboursé sur votre solde\u00a0: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Paiement reçu\u00a0: {amount}',
      text: 'Nous avons reçu votre paiement {invoice} de {amount}. Merci.',
    },
    inModeration: {
      title: 'Paiement en vérification\u00a0: {amount}',
      text: 'Nous vérifions votre paiement {invoice} de {amount}. Cela prend en général quelques heures. Nous vous enverrons un e-mail quand ce sera fait.',
    },
    rejected: {
      title: 'Paiement refusé\u00a0: {amount}',
      text: 'Nous n’avons pas pu accepter votre paiement {invoice} de {amount}\u00a0: rien n’a été ajouté à votre solde. Si vous pensez qu’il s’agit d’une erreur, contactez le support.',
    },
    refunded: {
      title: 'Paiement remboursé\u00a0: {amount}',
      text: 'Nous avons remboursé votre paiement {invoice} de {amount}. Le remboursement peut mettre quelques jours à arriver.',
    },
    claim: 'Récupérez votre remboursement ici\u00a0: {url}',
  },
  card: {
    expiring: {
      title: 'Votre carte {card} expire bientôt',
      text: 'Votre carte {card} expire fin {month}. Enregistrez-en une nouvelle pour ne pas interrompre vos paiements et abonnements.',
    },
    expired: {
      title: 'Votre carte {card} a expiré',
      text: 'Votre carte {card} a expiré ({month}) et ne peut plus être débitée. Enregistrez-en une autre pour ne pas interrompre vos paiements et abonnements.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# commande en attente de fonds\u00a0: «\u00a0{panel}\u00a0»} many {# de commandes en attente de fonds\u00a0: «\u00a0{panel}\u00a0»} other {# commandes en attente de fonds\u00a0: «\u00a0{panel}\u00a0»}}',
    text: '{count, plural, one {Une commande de votre panel enfant «\u00a0{panel}\u00a0» est en attente, car votre solde est insuffisant. Ajoutez au moins {amount} et elle reprendra automatiquement.} many {# de commandes de votre panel enfant «\u00a0{panel}\u00a0» sont en attente, car votre solde est insuffisant. Ajoutez au moins {amount} et elles reprendront automatiquement, les plus anciennes d’abord.} other {# commandes de votre panel enfant «\u00a0{panel}\u00a0» sont en attente, car votre solde est insuffisant. Ajoutez au moins {amount} et elles reprendront automatiquement, les plus anciennes d’abord.}}',
    action: 'Ajouter des fonds',
  },
  subscription: {
    waiting: {
      title: '«\u00a0{name}\u00a0» est en attente de fonds',
      text: 'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais votre solde est insuffisant. Montant nécessaire\u00a0: {amount}. Ajoutez des fonds et il reprendra automatiquement.',
      declined:
        'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais votre carte a été refusée. Montant nécessaire\u00a0: {amount}. Choisissez une autre carte ou ajoutez des fonds, et l’abonnement reprendra, publications en attente comprises.',
      card: 'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais sa carte a été supprimée ou a expiré. Montant nécessaire\u00a0: {amount}. Choisissez une autre carte ou payez avec votre solde, et l’abonnement reprendra, publications en attente comprises.',
      limit:
        'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication, mais les limites de sa carte ne permettent pas de débiter {amount}. Choisissez une autre carte ou payez avec votre solde, et l’abonnement reprendra, publications en attente comprises.',
    },
    ordered: {
      title: 'Nouvelle publication\u00a0: «\u00a0{name}\u00a0» a passé une commande',
      text: 'Votre abonnement «\u00a0{name}\u00a0» a trouvé une nouvelle publication ({publication}) et a passé une commande. Débité\u00a0: {amount}.',
    },
    ended: {
      title: 'L’abonnement «\u00a0{name}\u00a0» est terminé',
      text: 'Votre abonnement «\u00a0{name}\u00a0» est terminé\u00a0: {why, select, limitReached {toutes les publications ont été promues} canceled {il a été résilié} other {aucune nouvelle publication depuis longtemps}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Nouvelle réponse au ticket #{ticket}',
    replyAbove: '##- Écrivez votre réponse au-dessus de cette ligne -##',
    replyThere: 'Pour répondre, ouvrez le ticket. Les réponses à cet e-mail ne sont pas lues.',
  },
  verification: {
    approved: {
      title: 'Votre identité est vérifiée',
      text: 'Vos documents ont été approuvés. Vous n’avez plus rien à faire.',
    },
    rejected: {
      title: 'Envoyez de nouveau vos documents',
      text: 'Nous n’avons pas pu accepter vos documents. Motif\u00a0:',
    },
  },
  rewards: {
    button: 'Voir mes gains',
    orders: {
      referral: 'Commandes des personnes invitées\u00a0: {count}.',
      widget: 'Commandes via vos widgets\u00a0: {count}.',
    },
    earned: {
      title: 'Vous avez gagné {amount}',
      text: 'La prime est dans vos gains. Vous pouvez la retirer ou la transférer sur votre solde.',
    },
    held: {
      title: 'Primes en vérification\u00a0: {amount}',
      text: 'Nous vérifions ces primes avant de les verser. Vous n’avez rien à faire.',
    },
    refused: {
      title: 'Primes refusées\u00a0: {amount}',
      text: 'Nous avons vérifié ces primes et les avons refusées. Pour toute question, contactez le support.',
    },
    reversed: {
      title: 'Primes annulées\u00a0: {amount}',
      text: 'Les paiements de ces commandes ont été remboursés ou contestés. Si un litige est gagné, la prime vous sera rendue.',
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
      text: 'Le {date}, nous débiterons {price} de votre solde afin de renouveler votre panel enfant pour un mois. Vérifiez que votre solde est suffisant.',
    },
    ending: {
      title: '{domain} prend fin le {date}',
      text: 'Votre panel enfant est payé jusqu’au {date} et le renouvellement automatique est désactivé. Renouvelez-le pour {price} afin qu’il reste ouvert.',
    },
    renewed: {
      title: '{domain} renouvelé',
      text: 'Débité de votre solde\u00a0: {price}. Votre panel enfant est payé jusqu’au {date}.',
    },
    expired: {
      title: '{domain} ne prend plus de commandes',
      text: 'Votre solde ne couvrait pas le mois suivant ({price})\u00a0: votre panel enfant n’accepte plus ni commandes ni paiements. Renouvelez-le au plus tard le {date}, sinon il sera fermé pour vos clients.',
    },
    frozen: {
      title: '{domain} est fermé',
      text: 'Votre panel enfant n’a pas été payé et il est fermé pour vos clients. Renouvelez-le pour {price} afin de le rouvrir. Sinon, il prendra fin le {date}.',
    },
    terminated: {
      title: '{domain} a pris fin',
      text: 'Votre panel enfant est resté impayé et a pris fin. Ses données sont conservées\u00a0: vous pouvez les télécharger ou renouveler le panel pour {price}.',
    },
    refunded: {
      title: '{domain} n’a pas été configuré',
      text: 'Les enregistrements DNS du domaine n’ont pas été configurés à temps\u00a0: votre panel enfant a pris fin. Remboursé sur votre solde\u00a0: {price}.',
    },
    held: {
      title: 'Notre équipe a fermé {domain}',
      text: 'Nous avons fermé votre panel enfant. Motif\u00a0:',
    },
    released: {
      title: '{domain} est de nouveau ouvert',
      text: 'Notre équipe a rouvert votre panel enfant.',
    },
    elsewhere: {
      title: '{domain} ne pointe plus ici',
      text: 'Le domaine de votre panel enfant ne pointe plus vers nous\u00a0: vos clients ne peuvent pas y accéder. Vérifiez ses enregistrements DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook désactivé',
      text: '{url} n’a accepté aucune requête depuis trois jours\u00a0: nous avons désactivé le webhook. Corrigez votre serveur, envoyez un test, puis réactivez le webhook.',
    },
    providerLow: {
      title: 'Solde faible chez {provider}',
      text: 'Le solde chez {provider} n’est plus que de {balance}. Les commandes attendent que vous y ajoutiez des fonds.',
    },
    providerShrunken: {
      title: '{provider} propose beaucoup moins de services',
      text: '{provider} ne propose plus que {listed} services, soit moins de la moitié de sa liste précédente. Les services manquants restent en vente. Si la liste est correcte, synchronisez de nouveau et acceptez-la.',
    },
    providerChanged: {
      title: 'Changements chez {provider}',
      text: 'La dernière synchronisation avec {provider} a révélé des changements qui demandent votre attention.',
      held: 'Offres modifiées et fortes variations de prix en attente de votre décision\u00a0: {count}',
      offSale: 'Services retirés de la vente\u00a0: {count}',
      followed: 'Fortes variations de prix répercutées sur vos prix\u00a0: {count}',
      rejected: 'Lignes inutilisables dans sa liste\u00a0: {count}',
    },
    providerHeld: {
      title: '{provider} est en pause',
      text: '{provider} indique son solde en {reported}, alors que la devise configurée est {currency}. Ses services sont retirés de la vente et ses commandes attendent que vous indiquiez la bonne devise.',
    },
    paymentReturnedTwice: {
      title: 'Le paiement {payment} a été restitué deux fois',
      text: 'Le paiement {payment} a été à la fois remboursé et contesté. Montant restitué en trop : {amount}. Votre client n’a pas été débité de cette somme. Répondez au litige avec la preuve du remboursement.',
    },
    ordersUnknown: {
      title: 'Commandes au résultat inconnu\u00a0: {count}',
      text: 'Nous avons envoyé ces commandes sans recevoir de réponse claire\u00a0: {orders}. Le fournisseur les a peut-être reçues\u00a0: nous ne les renvoyons et ne les remboursons donc pas automatiquement. Cherchez-les chez le fournisseur, puis marquez chacune comme passée, renvoyez-la ou remboursez-la.',
    },
    outgoingHeld: {
      title: '{panel} est en pause\u00a0: sa base de données est une copie',
      text: '{panel} a démarré sur une base de données restaurée ou copiée. Les commandes, annulations, refills, débits de carte, remboursements, webhooks et e-mails sont retenus, car ils ont peut-être déjà eu lieu. Lancez la commande npm run restore sur le serveur\u00a0: elle montre ce qui est retenu et le libère.',
    },
  },
  security: {
    when: 'Date\u00a0: {at}',
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe maintenant et fermez toutes les autres sessions.',
    newDevice: {
      title: 'Nouvelle connexion à votre compte',
      text: 'Quelqu’un s’est connecté à votre compte depuis un nouvel appareil\u00a0: {device}, adresse IP {address}.',
    },
    passwordChanged: {
      title: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte a été modifié.',
    },
    apiKeyMade: {
      title: 'Nouvelle clé API créée',
      text: 'Une nouvelle clé API a été créée pour votre compte {panel}. Toute personne qui la détient peut passer des commandes avec votre solde.',
    },
    accountClosed: {
      title: 'Votre compte est fermé',
      text: 'Votre compte {panel} est fermé et vos données personnelles ont été effacées. Si ce n’est pas vous qui l’avez fermé, contactez immédiatement le support.',
    },
    factorChanged: {
      title: 'La sécurité de votre connexion a été modifiée',
      totpOn: 'Une application d’authentification a été activée pour votre compte {panel}.',
      totpOff: 'L’application d’authentification a été désactivée pour votre compte {panel}.',
      passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte {panel}.',
      passkeyRemoved: 'Une clé d’accès a été supprimée de votre compte {panel}.',
      recoveryCodesRenewed:
        'De nouveaux codes de secours ont été générés pour votre compte {panel}. Les anciens ne fonctionnent plus.',
      socialConnected:
        'Un compte de réseau social a été associé à votre compte {panel}. Il permet désormais de se connecter.',
      socialDisconnected: 'Un compte de réseau social a été dissocié de votre compte {panel}.',
    },
  },
} satisfies Phrases['mail'];
