import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Vérification de carte',
  lead: 'Envoyez quatre photos pour vérifier votre carte. Après approbation, vos paiements passent sans délai.',
  progress: 'Photos envoyées\u00a0: {done} sur {total}',
  status: {
    not_started: {
      title: 'Pas encore commencée',
      text: 'Commencez par n’importe quelle photo. Cela prend environ deux minutes.',
    },
    incomplete: {
      title: 'Photos manquantes',
      text: 'Envoyez les photos manquantes. La vérification commence automatiquement après la dernière.',
    },
    in_review: {
      title: 'En vérification',
      text: 'Cela prend en général moins de 24 heures. Nous vous enverrons un e-mail quand ce sera fait.',
    },
    approved: {
      title: 'Vérification approuvée',
      text: 'Vos paiements passent sans délai.',
    },
    rejected: {
      title: 'Envoyez une meilleure photo',
      text: 'Remplacez la photo refusée et nous vérifierons la nouvelle.',
    },
  },
  reason: 'Motif\u00a0: {reason}',
  submitted: 'Photos envoyées <time></time>',
  decided: 'Décision prise <time></time>',
  steps: {
    identity_front: {
      title: 'Pièce d’identité, recto',
      text: 'Passeport, carte d’identité ou permis de conduire. Les quatre coins visibles.',
    },
    identity_back: {
      title: 'Pièce d’identité, verso',
      text: 'Le verso du même document. Pour un passeport, la page de signature.',
    },
    selfie: {
      title: 'Selfie avec le document',
      text: 'Tenez le document à côté de votre visage. Les deux doivent être bien visibles.',
    },
    card_front: {
      title: 'Carte bancaire, recto',
      text: 'Montrez votre nom et les quatre derniers chiffres. Cachez le reste et ne montrez jamais le code au verso.',
    },
  },
  drop: 'Déposez un fichier ou choisissez-en un',
  photo: 'Prendre une photo',
  hint: 'JPEG, PNG, WebP ou PDF, 10\u00a0Mo maximum',
  sending: 'Envoi de {name}',
  done: 'Envoyée',
  missing: 'Manquante',
  look: 'Voir {name}',
  remove: {
    label: 'Supprimer',
    title: 'Supprimer cette photo\u202f?',
    text: 'Elle sera supprimée définitivement. Envoyez-en une autre pour lancer la vérification.',
  },
  tooLarge: 'Ce fichier dépasse 10\u00a0Mo',
  privacy: {
    title: 'Confidentialité',
    text: 'Les photos sont visibles uniquement par vous et par l’équipe qui vérifie les paiements. Les données de localisation et de l’appareil photo sont supprimées avant l’enregistrement.',
  },
} satisfies Phrases['verification'];
