import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Sur cette page',
  next: 'Et ensuite',
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
    lead: 'Dites une fois ce que chaque nouvelle publication doit recevoir. Ensuite, tout est commandé pour vous, peu après sa parution.',
    setUp: {
      title: 'Créer un abonnement',
      link: 'Collez le lien de votre chaîne ou de votre profil. Le réseau est reconnu tout seul.',
      services: 'Choisissez les services et la quantité de chacun pour chaque publication.',
      limit: 'Indiquez pour combien de publications : de 1 à 1 000. Nous en proposons 10.',
      pay: 'Payez avec votre solde ou une carte enregistrée. Le coût d’une publication et le maximum pour toutes s’affichent avant que vous confirmiez.',
    },
    find: {
      title: 'Comment les nouvelles publications sont trouvées',
      text: 'Nous observons ce que tout le monde peut voir : le flux public d’une chaîne YouTube, les flux RSS et Atom, la page publique d’un canal Telegram. Sur les autres réseaux, c’est le fournisseur du service qui surveille. Une nouvelle publication peut n’être repérée qu’au bout de quelques minutes.',
      note: 'Nous ne demandons jamais votre mot de passe ni l’accès à votre compte. Une chaîne ou un profil privé ne peut pas être observé : laissez-le public.',
    },
    pay: {
      title: 'Ce que vous payez, et quand',
      text: 'Rien n’est prélevé à l’avance. Chaque publication est facturée quand elle est trouvée, et ses commandes commencent. Si vous ne publiez rien, vous ne payez rien.',
      example:
        'Un exemple : les vues et les « j’aime » d’une publication coûtent ensemble $2.10 et vous choisissez 10 publications. Vous payez $2.10 à chaque publication, et $21.00 au plus.',
    },
    wait: {
      title: 'S’il n’y a pas assez d’argent',
      text: 'L’abonnement attend et un avis s’affiche. Rechargez votre solde et il reprend de lui-même ; inutile de le recréer.',
    },
    end: {
      title: 'Comment il se termine',
      limit: 'Il est achevé quand le nombre de publications est atteint.',
      cancel:
        'Vous pouvez l’annuler à tout moment. Les commandes déjà passées continuent ; aucune nouvelle n’est créée.',
      idle: 'Après 30 jours sans nouvelle publication, il est annulé, pour que rien d’oublié ne dépense votre argent. Un panneau peut fixer un autre délai.',
      options:
        'Si le service le permet, vous pouvez aussi fixer une date de fin, un délai ou une quantité variant entre deux limites.',
    },
    start: 'Créer un abonnement',
    own: 'Voir vos abonnements',
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
      text: 'Ce sont les compléments que Google propose pour votre mot dans ce pays : des expressions que beaucoup de gens ont réellement tapées. Nous n’y ajoutons rien.',
      note: 'Un panneau qui n’est pas relié à cette source affiche des exemples. Ils sont toujours signalés comme tels.',
    },
    limit: {
      title: 'Limite quotidienne',
      text: 'Chaque compte dispose d’un nombre de recherches par jour. L’outil indique combien il en reste.',
    },
    good: {
      title: 'Bien choisir',
      text: 'Une expression plus longue est moins recherchée, mais elle a moins de concurrence, et qui la tape sait ce qu’il veut. Une vidéo a besoin de quelques expressions justes, pas de trente. Les mots sans rapport avec la vidéo font fuir le public et enfreignent les règles de YouTube.',
      note: 'Aucun outil ne peut promettre une place dans la recherche. Le titre et les tags aident à trouver une vidéo ; sa montée dépend de l’accueil du public.',
    },
    track: {
      title: 'Voir si cela marche',
      text: 'Une campagne YouTube suit la place de votre vidéo pour les mots-clés et les pays choisis : à la demande, chaque jour, chaque semaine ou chaque mois.',
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
      text: 'Vous le décidez pour chaque campagne : à la demande, chaque jour, chaque semaine ou chaque mois, dans un ou plusieurs pays.',
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
