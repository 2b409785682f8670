import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Verificación de tarjeta',
  lead: 'Cuatro fotos demuestran que la tarjeta es tuya. Una vez revisadas, tus pagos pasan sin esperas.',
  progress: '{done} de {total} subidas',
  status: {
    not_started: {
      title: 'Sin empezar',
      text: 'Empieza por cualquiera de las fotos. Tarda unos dos minutos.',
    },
    incomplete: {
      title: 'Faltan fotos',
      text: 'Sube las fotos que faltan. La revisión empieza automáticamente después de la última.',
    },
    in_review: {
      title: 'En revisión',
      text: 'Suele tardar menos de un día. Te escribiremos en cuanto terminemos.',
    },
    approved: {
      title: 'Estás verificado',
      text: 'Todo listo.',
    },
    rejected: {
      title: 'Envía una foto mejor',
      text: 'Cambia la foto rechazada y la revisaremos de nuevo.',
    },
  },
  reason: 'Motivo: {reason}',
  submitted: 'Enviado <time></time>',
  decided: 'Revisado <time></time>',
  steps: {
    identity_front: {
      title: 'Documento de identidad, anverso',
      text: 'Pasaporte, documento de identidad o permiso de conducir. Con las cuatro esquinas en la foto.',
    },
    identity_back: {
      title: 'Documento de identidad, reverso',
      text: 'El otro lado del mismo documento. En un pasaporte, la página con tu firma.',
    },
    selfie: {
      title: 'Selfi con el documento',
      text: 'Sujeta el documento junto a tu cara. Ambos deben verse bien.',
    },
    card_front: {
      title: 'Tarjeta bancaria, anverso',
      text: 'Tu nombre y las cuatro últimas cifras. Tapa las demás; nunca muestres el código del reverso.',
    },
  },
  drop: 'Suelta un archivo aquí o elige uno',
  photo: 'Hacer una foto',
  hint: 'JPEG, PNG, WebP o PDF, hasta 10 MB',
  sending: 'Enviando {name}',
  done: 'Subida',
  missing: 'Falta',
  look: 'Ver {name}',
  remove: {
    label: 'Quitar',
    title: '¿Quitar esta foto?',
    text: 'Se borrará para siempre. Sube otra para que empiece la revisión.',
  },
  tooLarge: 'Este archivo supera los 10 MB',
  privacy: {
    title: 'Privacidad',
    text: 'Solo tú y las personas que revisan los pagos. Antes de guardarlas, quitamos de tus fotos los datos de lugar y cámara.',
  },
} satisfies Phrases['verification'];
