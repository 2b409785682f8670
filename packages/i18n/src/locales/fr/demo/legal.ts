import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Ce panel est une démo. Rien n’est vendu ici\u00a0: les paiements passent par une passerelle de test, aucun argent ne circule et rien n’est livré. Le texte ci-dessous montre ce qu’un exploitant écrirait.

# Ce que vous commandez

Vous achetez un service pour un lien public. La page du service indique ce qui est livré, à quelle vitesse, et si les baisses donnent droit à un refill.

# Ce que vous confirmez

Le lien est à vous, ou vous avez le droit de le promouvoir. Les réseaux ont leurs propres règles, et il vous revient de les respecter.

# Paiement et livraison

Le prix affiché au moment de payer est celui qui est débité. La livraison commence après le paiement. Tout ce que nous ne pouvons pas livrer est remboursé sur votre solde.`,
  privacy: `Ce panel est une démo. N’y saisissez pas de vraies données personnelles. Le texte ci-dessous montre ce qu’un exploitant écrirait.

# Ce qui est conservé

Votre e-mail, vos commandes et leurs liens, les paiements et les appareils avec lesquels vous vous connectez.

# Dans quel but

Livrer les commandes, répondre aux questions et protéger votre compte. Nous ne vendons pas vos données.

# Vos droits

Vous pouvez télécharger vos données et fermer votre compte dans Données et confidentialité. La fermeture efface vos données personnelles. Les commandes et paiements sont conservés sans votre nom.`,
  refunds: `Ce panel est une démo. Aucun argent réel n’est débité, donc rien n’est remboursé. Le texte ci-dessous montre ce qu’un exploitant écrirait.

# Commandes non livrées

Si une commande est annulée ou livrée en partie, la partie non livrée est remboursée tout de suite sur votre solde.

# Refills

Si le compteur baisse pendant la garantie, demandez un refill sur la page de la commande. C’est gratuit.

# Solde

Nous pouvons rembourser l’argent non dépensé sur le moyen de paiement d’origine. Contactez le support.`,
  contact: `Ce panel est une démo. Personne ne lit les messages ici, et l’entreprise ci-dessous n’existe pas. Sur un vrai panel, le nom, l’adresse et l’e-mail de l’exploitant apparaissent ici.

# Support

Connectez-vous et ouvrez un ticket dans Support.`,
};
