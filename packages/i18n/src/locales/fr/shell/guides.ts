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
    vat: 'N° de TVA',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  siteView: {
    open: 'Ouvrir dans un nouvel onglet',
    hint: 'Cette page appartient à {host}. Si elle reste vide, ce site refuse d’être affiché dans un autre.',
  },
  subscription: {
    title: 'Comment fonctionnent les abonnements',
    lead: 'Choisissez une fois ce que chaque nouvelle publication doit recevoir. Nous passons la commande peu après sa parution.',
    setUp: {
      title: 'Créer un abonnement',
      link: 'Collez le lien de votre chaîne ou de votre profil. Nous reconnaissons le réseau.',
      services: 'Choisissez les services et la quantité pour chaque publication.',
      limit: 'Indiquez le nombre de publications, de 1 à 1 000. Par défaut\u00a0: 10.',
      pay: 'Payez avec votre solde ou une carte enregistrée. Le coût d’une publication et le maximum pour toutes s’affichent avant que vous confirmiez.',
    },
    find: {
      title: 'Comment nous trouvons les nouvelles publications',
      text: 'Nous vérifions des sources publiques\u00a0: flux de chaînes YouTube, flux RSS et Atom, pages publiques de canaux Telegram. Sur les autres réseaux, c’est le fournisseur qui vérifie. Une nouvelle publication peut n’être repérée qu’au bout de quelques minutes.',
      note: 'Nous ne demandons jamais votre mot de passe ni l’accès à votre compte. Les chaînes et profils privés ne peuvent pas être suivis\u00a0: laissez le vôtre public.',
    },
    pay: {
      title: 'Ce que vous payez, et quand',
      text: 'Rien n’est débité à l’avance. Chaque publication est débitée quand nous la trouvons et que ses commandes commencent. Pas de publication, pas de frais.',
      example:
        'Exemple\u00a0: les vues et les likes d’une publication coûtent $2.10 et vous choisissez 10 publications. Vous payez $2.10 par publication, $21.00 au plus.',
    },
    wait: {
      title: 'Si les fonds manquent',
      text: 'L’abonnement attend et nous vous prévenons. Rechargez votre solde et il reprend automatiquement.',
    },
    end: {
      title: 'Quand il se termine',
      limit: 'Il est terminé quand le nombre de publications est atteint.',
      cancel:
        'Résiliez à tout moment. Les commandes déjà passées continuent\u202f; aucune nouvelle n’est créée.',
      idle: 'Après 30 jours sans nouvelle publication, il est résilié, pour qu’un abonnement oublié ne dépense jamais votre argent. Certains panels ont un autre délai.',
      options:
        'Certains services permettent aussi de fixer une date de fin, un délai ou une plage de quantité aléatoire.',
    },
    start: 'Créer un abonnement',
    own: 'Voir les abonnements',
  },
  keywords: {
    title: 'À propos de l’outil de mots-clés YouTube',
    lead: 'Il montre ce que les gens tapent dans la recherche, dans le pays de votre choix, pour que vos vidéos emploient leurs mots.',
    how: {
      title: 'Comment s’en servir',
      word: 'Tapez un mot ou une courte expression qui résume votre vidéo.',
      country: 'Choisissez le pays de votre public. L’outil part du Royaume-Uni.',
      choose: 'Lisez les suggestions et gardez celles qui décrivent vraiment votre vidéo.',
      write: 'Employez-les dans le titre, les premières lignes de la description et les tags.',
    },
    source: {
      title: 'D’où viennent les suggestions',
      text: 'Ce sont les suggestions automatiques de Google pour votre mot-clé dans ce pays\u00a0: des expressions que les gens recherchent vraiment. Nous n’y ajoutons rien.',
      note: 'Les panels qui ne sont pas reliés à cette source affichent des exemples, toujours signalés comme tels.',
    },
    limit: {
      title: 'Limite quotidienne',
      text: 'Chaque compte dispose d’un nombre de recherches par jour. L’outil indique combien il en reste.',
    },
    good: {
      title: 'Bien choisir',
      text: 'Une expression plus longue est moins recherchée, mais elle a moins de concurrence, et qui la tape sait ce qu’il veut. Une vidéo a besoin de quelques expressions justes, pas de trente. Les mots sans rapport avec la vidéo font fuir le public et enfreignent les règles de YouTube.',
      note: 'Aucun outil ne peut promettre une place dans la recherche. Le titre et les tags aident à trouver une vidéo\u202f; sa montée dépend de l’accueil du public.',
    },
    track: {
      title: 'Voir si cela marche',
      text: 'Une campagne YouTube suit la place de votre vidéo pour les mots-clés et les pays choisis\u00a0: à la demande, chaque jour, chaque semaine ou chaque mois.',
    },
    open: 'Ouvrir l’outil de mots-clés',
    plans: 'Voir les formules et tarifs',
  },
  plans: {
    title: 'Formules et tarifs',
    lead: 'Une formule permet de suivre la place de vos vidéos dans la recherche YouTube. Consulter les suggestions n’en demande aucune.',
    slots: {
      title: 'Ce que contient une formule',
      text: 'Un nombre de mots-clés que vous pouvez suivre en même temps, toutes campagnes confondues. Il vous reste ceux de la formule moins ceux que vous suivez déjà.',
    },
    track: {
      title: 'À quelle fréquence les places sont vérifiées',
      text: 'Vous le décidez pour chaque campagne\u00a0: à la demande, chaque jour, chaque semaine ou chaque mois, dans un ou plusieurs pays.',
    },
    trial: {
      title: 'Jours d’essai',
      text: 'Certaines formules commencent par des jours gratuits. Leur nombre et le prix ensuite figurent à côté de la formule, avant votre choix.',
    },
    full: {
      title: 'Quand tous les mots-clés sont pris',
      text: 'Les campagnes en cours continuent. Pour suivre plus de mots-clés, prenez une formule plus grande.',
    },
    start: 'Créer une campagne',
    about: 'À propos de l’outil de mots-clés',
  },
} satisfies Phrases['guides'];
