import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Verificación de tarjeta',
  lead: 'Cuatro fotos demuestran que la tarjeta es tuya. Una vez revisadas, tus pagos pasan sin esperas.',
  progress: '{done} de {total} enviadas',
  status: {
    not_started: {
      title: 'Sin empezar',
      text: 'Empieza por cualquiera de las fotos. Tarda unos dos minutos.',
    },
    incomplete: {
      title: 'Aún faltan fotos',
      text: 'Envía las fotos que faltan; con la última empieza la revisión.',
    },
    in_review: {
      title: 'Estamos revisando tus fotos',
      text: 'Suele tardar menos de un día. Te escribiremos en cuanto terminemos.',
    },
    approved: {
      title: 'Estás verificado',
      text: 'No tienes que hacer nada más. Gracias.',
    },
    rejected: {
      title: 'Envía una foto mejor',
      text: 'Cambia la foto en cuestión y la revisaremos de nuevo.',
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
      title: 'Tú con el documento',
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
  done: 'Enviada',
  missing: 'Falta',
  look: 'Ver {name}',
  remove: {
    label: 'Retirar',
    title: '¿Retirar esta foto?',
    text: 'Se borrará para siempre. Tendrás que enviar otra para que empiece la revisión.',
  },
  tooLarge: 'Este archivo supera los 10 MB',
  privacy: {
    title: 'Quién ve esto',
    text: 'Solo tú y las personas que revisan los pagos. Antes de guardarlas, quitamos de tus fotos los datos de lugar y cámara.',
  },
} satisfies Phrases['verification'];
