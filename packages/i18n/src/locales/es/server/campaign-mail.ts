import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Ver campañas',
  plan: {
    trialEnding: {
      title: 'Tu prueba de {plan} termina el {date}',
      text: 'El {date} empieza el plan {plan}: {price} al mes de tu saldo. Añade fondos a tiempo o desactiva la renovación.',
    },
    ending: {
      title: 'Tu plan {plan} termina el {date}',
      text: 'La renovación está desactivada. El {date} se pausarán tus campañas de palabras clave; el historial se conserva.',
    },
    shrinking: {
      title: 'Algunas campañas se pausan el {date}',
      text: 'El plan {plan} sigue {limit} palabras clave. El {date} {campaigns, plural, one {se pausará tu campaña más reciente} many {se pausarán tus # campañas más recientes} other {se pausarán tus # campañas más recientes}}. Quita palabras clave o elige un plan mayor para que todo siga activo.',
    },
    renewed: {
      title: 'Plan {plan} renovado',
      text: 'Hemos cobrado {price} de tu saldo. Tu plan está activo hasta el {date}.',
    },
    shrunk: {
      title: 'Tu plan {plan} ha empezado',
      text: 'Está activo hasta el {date} y sigue {limit} palabras clave. {campaigns, plural, one {# campaña ya no cabe y está en pausa} many {# campañas ya no caben y están en pausa} other {# campañas ya no caben y están en pausa}}; el historial se conserva.',
    },
    lapsed: {
      title: 'Tu plan {plan} se ha detenido',
      text: 'Tu saldo no cubre {price} del próximo mes, así que tus campañas de palabras clave están en pausa. No se borra nada: añade fondos y elige un plan para continuar.',
    },
    ended: {
      title: 'Tu plan {plan} ha terminado',
      text: 'Tus campañas de palabras clave están en pausa. No se borra nada: elige un plan para continuar.',
    },
  },
  finished: {
    title: 'Campaña terminada: {title}',
    text: 'El vídeo lleva 30 días privado o eliminado, así que hemos dejado de seguirlo. El historial se conserva.',
  },
  alert: {
    title:
      '{count, plural, one {# palabra clave ha cambiado} many {# palabras clave han cambiado} other {# palabras clave han cambiado}}: {title}',
    intro: 'Posiciones de búsqueda del {day}:',
    entered: '«{keyword}» ({country}) ha entrado en el top {place}: {before} → {after}',
    left: '«{keyword}» ({country}) ha salido del top {place}: {before} → {after}',
    more: '{count, plural, one {Hay # palabra clave más} many {Hay # palabras clave más} other {Hay # palabras clave más}} en la campaña.',
    off: 'Para no recibir estos correos, desactiva las alertas en la campaña.',
  },
} satisfies Phrases['campaignMail'];
