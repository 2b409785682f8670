import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Ce panneau est une démo. Rien n’est vendu ici : les paiements vont à une passerelle de test, aucun argent ne circule et rien n’est livré. Le texte ci-dessous montre ce qu’un exploitant écrirait.

# Ce que vous commandez

Vous achetez un service pour un lien public. La page du service indique ce qui est livré, à quelle vitesse et si les pertes sont compensées.

# Ce que vous confirmez

Le lien est à vous ou vous avez le droit de le promouvoir. Les réseaux ont leurs propres règles, et il vous revient de les suivre.

# Paiement et livraison

Le prix affiché au paiement est celui qui est débité. La livraison commence après le paiement. Ce qui ne peut pas être livré est remboursé sur votre solde.`,
  privacy: `Ce panneau est une démo. N’y saisissez pas de vraies données personnelles. Le texte ci-dessous montre ce qu’un exploitant écrirait.

# Ce qui est conservé

Votre e-mail, vos commandes et leurs liens, les paiements et les appareils avec lesquels vous vous connectez.

# Dans quel but

Livrer les commandes, répondre aux questions et protéger votre compte. Rien n’est vendu à des tiers.

# Vos droits

Dans la gestion du compte, vous pouvez tout exporter et fermer votre compte. La fermeture efface vos données personnelles ; les commandes restent dans les livres sans votre nom.`,
  refunds: `Ce panneau est une démo. Aucun argent réel n’est encaissé, donc rien n’est remboursé. Le texte ci-dessous montre ce qu’un exploitant écrirait.

# Commandes non livrées

Si une commande est annulée ou livrée en partie, ce qui n’a pas été livré revient aussitôt sur votre solde.

# Refills

Si le nombre baisse pendant la garantie, demandez un refill sur la page de la commande. C’est gratuit.

# Solde

L’argent non dépensé peut être rendu par la voie utilisée. Écrivez au support.`,
  contact: `Ce panneau est une démo. Personne ne lit les messages ici, et la société ci-dessous n’existe pas. Le nom, l’adresse et l’e-mail réels de l’exploitant prennent leur place.

# Support

Les clients connectés ouvrent un ticket dans Support.`,
};
