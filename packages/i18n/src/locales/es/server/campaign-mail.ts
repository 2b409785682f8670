import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Ver campañas',
  plan: {
    trialEnding: {
      title: 'Tu prueba de {plan} termina el {date}',
      text: 'Tu plan {plan} empieza el {date}. Desde entonces descontaremos {price} al mes de tu saldo. Añade fondos antes de esa fecha o desactiva la renovación.',
    },
    ending: {
      title: 'Tu plan {plan} termina el {date}',
      text: 'La renovación está desactivada. El {date} se pausarán tus campañas de YouTube. Su historial se conservará.',
    },
    shrinking: {
      title: 'Algunas campañas se pausarán el {date}',
      text: 'Límite de palabras clave del plan {plan}: {limit}. El {date} {campaigns, plural, one {se pausará tu campaña más reciente} many {se pausarán tus # de campañas más recientes} other {se pausarán tus # campañas más recientes}}. Quita palabras clave o elige un plan superior para mantener activas todas las campañas.',
    },
    renewed: {
      title: 'Plan {plan} renovado',
      text: 'Descontamos {price} de tu saldo. Tu plan está activo hasta el {date}.',
    },
    shrunk: {
      title: 'Tu plan {plan} ya empezó',
      text: 'Está activo hasta el {date}. Límite de palabras clave: {limit}. {campaigns, plural, one {# campaña supera el límite y está en pausa} many {# de campañas superan el límite y están en pausa} other {# campañas superan el límite y están en pausa}}. El historial se conserva.',
    },
    lapsed: {
      title: 'Tu plan {plan} no se renovó',
      text: 'Tu saldo no alcanza para el próximo mes ({price}), así que tus campañas de YouTube están en pausa. No se eliminó nada: añade fondos y elige un plan para continuar.',
    },
    ended: {
      title: 'Tu plan {plan} terminó',
      text: 'Tus campañas de YouTube están en pausa. No se eliminó nada: elige un plan para continuar.',
    },
  },
  finished: {
    title: 'Campaña finalizada: {title}',
    text: 'El video lleva 30 días privado o eliminado, así que dejamos de seguirlo. Su historial se conserva.',
  },
  alert: {
    title:
      '{count, plural, one {# palabra clave cambió de posición} many {# de palabras clave cambiaron de posición} other {# palabras clave cambiaron de posición}}: {title}',
    intro: 'Posiciones de búsqueda del {day}:',
    entered: '“{keyword}” ({country}) entró en el top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) salió del top {place}: {before} → {after}',
    more: '{count, plural, one {Consulta # palabra clave más en la campaña.} many {Consulta # de palabras clave más en la campaña.} other {Consulta # palabras clave más en la campaña.}}',
    off: 'Para no recibir estos correos, desactiva las alertas en la campaña.',
  },
} satisfies Phrases['campaignMail'];
