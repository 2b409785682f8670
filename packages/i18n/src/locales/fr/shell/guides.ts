import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Sur cette page',
  next: 'Étapes suivantes',
  services: 'Parcourir tous les services',
  legal: {
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    refunds: 'Politique de remboursement',
    contact: 'Contact',
    operator: 'Exploité par',
    registration: 'Immatriculation',
    vat: 'Numéro de TVA',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  siteView: {
    open: 'Ouvrir dans un nouvel onglet',
    hint: 'Cette page est hébergée par {host}. Si elle reste vide, c’est que le site n’autorise pas l’intégration.',
  },
  subscription: {
    title: 'Comment fonctionnent les abonnements',
    lead: 'Choisissez vos services une seule fois. Nous les commandons pour chaque nouvelle publication, peu après sa mise en ligne.',
    setUp: {
      title: 'Comment en créer un',
      link: 'Collez le lien de votre chaîne ou de votre profil. Nous reconnaissons le réseau.',
      services: 'Choisissez les services et la quantité pour chaque publication.',
      limit: 'Indiquez le nombre de publications, de 1 à {most}. Par défaut\u00a0: 10.',
      pay: 'Payez avec votre solde ou une carte enregistrée. Le coût par publication et le total maximum s’affichent avant la confirmation.',
    },
    find: {
      title: 'Comment nous trouvons les nouvelles publications',
      text: 'Nous consultons des sources publiques\u00a0: flux des chaînes YouTube, flux RSS et Atom, pages publiques des canaux Telegram. Sur les autres réseaux, c’est le fournisseur qui vérifie. Une nouvelle publication peut mettre quelques minutes à être détectée.',
      note: 'Nous ne demandons jamais votre mot de passe ni l’accès à votre compte. Les chaînes et profils privés ne peuvent pas être suivis\u00a0: les vôtres doivent rester publics.',
    },
    pay: {
      title: 'Ce que vous payez, et quand',
      text: 'Rien n’est débité à l’avance. Chaque publication est facturée quand nous la détectons et que ses commandes démarrent. Pas de publication, pas de débit.',
      example:
        'Exemple\u00a0: les vues et les likes d’une publication coûtent {post} et vous choisissez 10 publications. Vous payez {post} par publication, {total} au maximum.',
    },
    wait: {
      title: 'Si vos fonds sont épuisés',
      text: 'L’abonnement est mis en attente et nous vous prévenons. Ajoutez des fonds et il reprendra automatiquement.',
    },
    end: {
      title: 'Quand il se termine',
      limit: 'Il se termine une fois le nombre de publications atteint.',
      cancel:
        'Vous pouvez résilier à tout moment. Les commandes déjà passées continuent\u202f; aucune nouvelle commande n’est passée.',
      idle: 'Après 30 jours sans nouvelle publication, nous le résilions\u00a0: un abonnement oublié ne risque pas de dépenser votre argent. Certains panels appliquent un autre délai.',
      options:
        'Certains services permettent aussi de fixer une date de fin, un délai ou une plage de quantités aléatoires.',
    },
    start: 'Créer un abonnement',
    own: 'Voir les abonnements',
  },
  keywords: {
    title: 'À propos de l’outil de mots-clés YouTube',
    lead: 'Découvrez ce que les gens recherchent dans le pays de votre choix et utilisez ces mots dans vos vidéos.',
    how: {
      title: 'Comment l’utiliser',
      word: 'Saisissez un mot ou une courte expression en rapport avec votre vidéo.',
      country: 'Choisissez le pays de votre public. Par défaut\u00a0: le Royaume-Uni.',
      choose: 'Choisissez les suggestions qui décrivent votre vidéo.',
      write: 'Utilisez-les dans le titre, les premières lignes de la description et les tags.',
    },
    source: {
      title: 'D’où viennent les suggestions',
      text: 'Ce sont les suggestions de saisie semi-automatique de Google pour votre mot-clé dans ce pays : des expressions que les gens recherchent vraiment. Nous n’y ajoutons rien.',
      note: 'Les panels qui ne sont pas reliés à cette source affichent des données d’exemple, toujours signalées comme telles.',
    },
    limit: {
      title: 'Limite quotidienne',
      text: 'Chaque compte dispose d’un nombre limité de recherches par jour. L’outil indique combien il vous en reste.',
    },
    good: {
      title: 'Bien choisir ses mots-clés',
      text: 'Les expressions longues sont moins recherchées, mais la concurrence y est plus faible et l’intention plus claire. Une vidéo a besoin de quelques expressions pertinentes, pas de trente. Les mots-clés sans rapport font fuir le public et enfreignent les règles de YouTube.',
      note: 'Aucun outil ne peut garantir un classement. Le titre et les tags aident à trouver une vidéo\u202f; son classement dépend des réactions du public.',
    },
    track: {
      title: 'Suivre les résultats',
      text: 'Une campagne YouTube suit la position de votre vidéo pour les mots-clés et les pays choisis\u00a0: à la demande, chaque jour, chaque semaine ou chaque mois.',
    },
    open: 'Ouvrir l’outil de mots-clés',
    plans: 'Voir les formules et tarifs',
  },
  plans: {
    title: 'Formules et tarifs',
    lead: 'Une formule permet de suivre la position de vos vidéos dans la recherche YouTube. Les suggestions de mots-clés sont accessibles sans formule.',
    slots: {
      title: 'Ce qui est inclus',
      text: 'Le nombre de mots-clés que vous pouvez suivre en même temps, toutes campagnes confondues. Emplacements restants\u00a0: la limite de votre formule moins les mots-clés déjà suivis.',
    },
    track: {
      title: 'Fréquence des vérifications',
      text: 'À choisir pour chaque campagne\u00a0: à la demande, chaque jour, chaque semaine ou chaque mois, dans un ou plusieurs pays.',
    },
    trial: {
      title: 'Jours d’essai',
      text: 'Certaines formules commencent par un essai gratuit. La durée de l’essai et le prix appliqué ensuite sont précisés pour chacune.',
    },
    full: {
      title: 'Quand la limite est atteinte',
      text: 'Les campagnes actives continuent. Pour suivre plus de mots-clés, passez à une formule supérieure.',
    },
    start: 'Créer une campagne',
    about: 'À propos de l’outil de mots-clés',
  },
} satisfies Phrases['guides'];
