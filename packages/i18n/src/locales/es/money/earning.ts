import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Ver tareas',
  start: {
    title: 'Empieza a ganar dinero con tareas',
    lead: 'Completa pequeñas acciones en YouTube desde tu propio canal y cobra por cada una que se confirme.',
    what: {
      title: 'Qué es una tarea',
      text: 'Una tarea es una acción: ver un video, darle like, comentarlo o suscribirte a un canal. Verás la recompensa antes de empezar.',
    },
    begin: {
      title: 'Tu primera recompensa en cuatro pasos',
      account: 'Crea una cuenta o inicia sesión.',
      connect: 'Conecta tu canal de YouTube y verifícalo.',
      perform: 'Elige una tarea, complétala y márcala como hecha.',
      reward: 'Cuando verifiquemos la tarea, la recompensa se sumará a tus ganancias por tareas.',
    },
    expect: {
      title: 'Qué esperar',
      text: 'Las tareas son un pequeño extra, no un empleo. Su disponibilidad depende de los pedidos de los clientes y cada recompensa es pequeña. Participar es gratis.',
      note: 'YouTube tiene sus propias políticas sobre acciones pagadas. Léelas antes y haz solo aquello con lo que te sientas a gusto en tu canal.',
    },
  },
  connect: {
    title: 'Cómo conectar un canal de YouTube',
    lead: 'Dos verificaciones confirman que el canal es tuyo y que podemos ver las tareas completadas. No necesitamos tu contraseña.',
    code: {
      title: 'Verifica tu canal',
      open: 'Abre tu perfil y añade el enlace de tu canal.',
      copy: 'Copia el código que te mostramos.',
      paste: 'En YouTube, pega el código en la descripción de tu canal y publica el cambio.',
      confirm: 'Vuelve e inicia la verificación. Después puedes quitar el código.',
    },
    public: {
      title: 'Haz públicas tus suscripciones',
      text: 'Solo podemos verificar una suscripción si es pública.',
      open: 'Abre la configuración de YouTube y ve a Privacidad.',
      off: 'Desactiva “Mantener privadas todas mis suscripciones”.',
      check: 'Vuelve e inicia la segunda verificación.',
      note: 'Deja públicas tus suscripciones mientras hagas tareas; si las ocultas, no podremos verificarlas.',
    },
    trouble: {
      title: 'Si una verificación falla',
      text: 'YouTube puede tardar unos minutos en mostrar los cambios. Espera e inténtalo de nuevo. Revisa que el enlace sea correcto y que el código completo esté en la descripción.',
    },
    several: {
      title: 'Varios canales',
      text: 'Puedes conectar varios canales y elegir con cuál hacer cada tarea. En tu perfil puedes quitar un canal cuando quieras.',
    },
    profile: 'Abrir tu perfil',
  },
  perform: {
    title: 'Cómo completar tareas',
    lead: 'Cuatro pasos, casi todos en YouTube.',
    steps: {
      title: 'Paso a paso',
      choose: 'Elige tu canal y una tarea. Verás la acción y la recompensa.',
      start: 'Inicia la tarea. El video o el canal se abre en YouTube.',
      act: 'Completa la acción con el canal conectado. Si la tarea indica un texto para el comentario, úsalo tal cual.',
      end: 'Vuelve y marca la tarea como hecha.',
    },
    check: {
      title: 'Cómo se verifica',
      text: 'Comparamos los datos públicos de YouTube con la tarea: la suscripción, el like o el comentario de tu canal. Algunos resultados son inmediatos; otros tardan en aparecer en YouTube.',
      note: 'Cada tarea se paga una sola vez por canal.',
    },
    states: {
      title: 'Estados de las tareas',
      started: { name: 'Iniciada', text: 'En curso. Termina antes de que se acabe el tiempo.' },
      ended: { name: 'En revisión', text: 'La marcaste como hecha y la estamos verificando.' },
      approved: { name: 'Aprobada', text: 'La recompensa está en tus ganancias por tareas.' },
      rejected: {
        name: 'Rechazada',
        text: 'No pudimos verificar la acción, así que no se pagó la recompensa.',
      },
      expired: { name: 'Vencida', text: 'No la marcaste como hecha a tiempo. Puedes tomar otra tarea.' },
    },
    reasons: {
      title: 'Por qué se rechazan las tareas',
      channel: 'Usaste un canal distinto.',
      hidden: 'Tus suscripciones son privadas.',
      undone: 'Deshiciste la acción antes de que la verificáramos.',
      early: 'La marcaste como hecha demasiado pronto; por ejemplo, antes de que terminara el video.',
    },
  },
  rewards: {
    title: 'Cómo usar las recompensas',
    lead: 'Las ganancias por tareas están separadas de tu saldo. Transfiérelas a tu saldo o retíralas.',
    where: {
      title: 'Dónde están tus recompensas',
      text: 'Las recompensas van a tus ganancias por tareas, separadas de tu saldo. Puedes ver cada una en “Finanzas”.',
    },
    spend: {
      title: 'Pagar pedidos',
      text: 'Transfiere a tu saldo la parte que quieras de tus ganancias por tareas y úsala para hacer pedidos.',
      note: 'El dinero que transfieras a tu saldo no se puede retirar. Transfiere solo lo que quieras gastar.',
    },
    withdraw: {
      title: 'Retirar',
      method: 'Abre la página de retiros y elige un método de retiro.',
      amount: 'Escribe el monto y los datos de la cuenta. Verás la comisión y lo que recibirás.',
      wait: 'Envía la solicitud y sigue su estado.',
      note: 'Cada método de retiro tiene sus propios límites. Revisa bien el número de cuenta: un pago a una cuenta equivocada rara vez se recupera.',
    },
    open: 'Retirar ganancias',
  },
  faq: {
    title: 'Preguntas frecuentes sobre tareas',
    lead: 'Respuestas a las preguntas más comunes.',
    pay: {
      question: '¿Cuánto puedo ganar?',
      answer:
        'Depende de cuántas tareas haya y de cuántas completes. Verás la recompensa de cada tarea antes de empezarla. No se garantiza un ingreso fijo.',
    },
    who: {
      question: '¿Quién puede participar?',
      answer:
        'Cualquier persona con una cuenta y un canal de YouTube que haya pasado las dos verificaciones.',
    },
    password: {
      question: '¿Necesitan mi contraseña de YouTube?',
      answer: 'No. Solo usamos datos públicos. Nunca des tu contraseña a quien diga ser de nuestro equipo.',
    },
    once: {
      question: '¿Puedo hacer la misma tarea dos veces?',
      answer: 'Solo una vez por cada canal conectado.',
    },
    slow: {
      question: '¿Por qué tarda tanto la verificación?',
      answer:
        'Algunas acciones tardan en aparecer en YouTube. No hace falta que esperes; el resultado aparecerá en tu lista.',
    },
    rejected: {
      question: 'Rechazaron mi tarea, pero sí la hice. ¿Y ahora?',
      answer:
        'Revisa que hayas usado el canal correcto y que tus suscripciones sean públicas. Si todo está bien, contacta a soporte e indica el número de la tarea.',
    },
    none: {
      question: '¿Por qué no veo tareas?',
      answer:
        'Las tareas vienen de los pedidos de los clientes, por eso su disponibilidad cambia durante el día. Algunas son solo para cuentas aprobadas.',
    },
    undo: {
      question: '¿Puedo deshacer la acción más tarde?',
      answer:
        'No. Los clientes pagan por resultados duraderos, y las cuentas que deshacen acciones pueden perder el acceso a las tareas.',
    },
  },
} satisfies Phrases['earning'];
