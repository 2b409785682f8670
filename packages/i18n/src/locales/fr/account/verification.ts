import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Vérification de carte',
  lead: 'Quatre photos montrent que la carte est à vous. Une fois vérifiées, vos paiements passent sans attendre.',
  progress: '{done} sur {total} importées',
  status: {
    not_started: {
      title: 'Pas encore commencée',
      text: 'Commencez par n’importe quelle photo. Cela prend environ deux minutes.',
    },
    incomplete: {
      title: 'Photos manquantes',
      text: 'Importez les photos manquantes. L’examen commence automatiquement après la dernière.',
    },
    in_review: {
      title: 'En cours d’examen',
      text: 'Cela prend en général moins d’un jour. Nous vous écrirons dès que ce sera fait.',
    },
    approved: {
      title: 'Vous êtes vérifié',
      text: 'Tout est en ordre.',
    },
    rejected: {
      title: 'Veuillez envoyer une meilleure photo',
      text: 'Remplacez la photo refusée et nous l’examinerons de nouveau.',
    },
  },
  reason: 'Motif\u00a0: {reason}',
  submitted: 'Envoyé <time></time>',
  decided: 'Vérifié <time></time>',
  steps: {
    identity_front: {
      title: 'Pièce d’identité, recto',
      text: 'Passeport, carte d’identité ou permis de conduire. Les quatre coins visibles.',
    },
    identity_back: {
      title: 'Pièce d’identité, verso',
      text: 'L’autre côté du même document. Pour un passeport, la page signée.',
    },
    selfie: {
      title: 'Selfie avec le document',
      text: 'Tenez le document à côté de votre visage. Les deux doivent être bien visibles.',
    },
    card_front: {
      title: 'Carte bancaire, recto',
      text: 'Votre nom et les quatre derniers chiffres. Cachez les autres\u202f; ne montrez jamais le code au verso.',
    },
  },
  drop: 'Déposez un fichier ici ou choisissez-en un',
  photo: 'Prendre une photo',
  hint: 'JPEG, PNG, WebP ou PDF, 10 Mo au plus',
  sending: 'Envoi de {name}',
  done: 'Importée',
  missing: 'Manquante',
  look: 'Voir {name}',
  remove: {
    label: 'Supprimer',
    title: 'Supprimer cette photo\u202f?',
    text: 'Elle sera supprimée définitivement. Importez-en une autre pour que l’examen commence.',
  },
  tooLarge: 'Ce fichier dépasse 10 Mo',
  privacy: {
    title: 'Confidentialité',
    text: 'Vous seul et les personnes qui vérifient les paiements. Lieux et données de l’appareil sont retirés de vos photos avant l’enregistrement.',
  },
} satisfies Phrases['verification'];
