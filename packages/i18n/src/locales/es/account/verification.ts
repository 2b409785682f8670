import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Verificación de tarjeta',
  lead: 'Sube cuatro fotos para verificar tu tarjeta. Después de la aprobación, tus pagos se procesan sin demora.',
  progress: 'Subidas: {done} de {total}',
  status: {
    not_started: {
      title: 'Sin empezar',
      text: 'Empieza con cualquier foto. Toma unos dos minutos.',
    },
    incomplete: {
      title: 'Faltan fotos',
      text: 'Sube las fotos que faltan. La revisión empieza automáticamente después de la última.',
    },
    in_review: {
      title: 'En revisión',
      text: 'La revisión suele tardar menos de un día. Te escribiremos cuando termine.',
    },
    approved: {
      title: 'Verificación aprobada',
      text: 'Tus pagos se procesan sin demora.',
    },
    rejected: {
      title: 'Sube una foto mejor',
      text: 'Reemplaza la foto rechazada y la revisaremos de nuevo.',
    },
  },
  reason: 'Motivo: {reason}',
  submitted: 'Se envió <time></time>',
  decided: 'Se revisó <time></time>',
  steps: {
    identity_front: {
      title: 'Documento de identidad, frente',
      text: 'Pasaporte, documento de identidad o licencia de conducir. Deben verse las cuatro esquinas.',
    },
    identity_back: {
      title: 'Documento de identidad, reverso',
      text: 'El reverso del mismo documento. En un pasaporte, la página de la firma.',
    },
    selfie: {
      title: 'Selfie con el documento',
      text: 'Sostén el documento junto a tu rostro. Ambos deben verse con claridad.',
    },
    card_front: {
      title: 'Tarjeta bancaria, frente',
      text: 'Muestra tu nombre y los últimos cuatro dígitos. Cubre el resto y nunca muestres el código del reverso.',
    },
  },
  drop: 'Arrastra un archivo o elige uno',
  photo: 'Tomar una foto',
  hint: 'JPEG, PNG, WebP o PDF, hasta 10 MB',
  sending: 'Subiendo {name}',
  done: 'Subida',
  missing: 'Falta',
  look: 'Ver {name}',
  remove: {
    label: 'Quitar',
    title: '¿Quitar esta foto?',
    text: 'Se eliminará definitivamente. Sube otra para que empiece la revisión.',
  },
  tooLarge: 'Este archivo supera los 10 MB',
  privacy: {
    title: 'Privacidad',
    text: 'Solo tú y las personas que revisan los pagos pueden ver tus fotos. Antes de guardarlas, quitamos los datos de ubicación y de la cámara.',
  },
} satisfies Phrases['verification'];
