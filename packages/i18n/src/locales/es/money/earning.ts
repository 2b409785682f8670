import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Ver las tareas',
  start: {
    title: 'Empieza a ganar con tareas',
    lead: 'Haz a mano pequeñas acciones en YouTube, desde tu propio canal, y recibe una recompensa por cada una que se confirme.',
    what: {
      title: 'Qué es una tarea',
      text: 'Una tarea pide una sola acción: por ejemplo, ver un vídeo, darle «me gusta», comentarlo o suscribirte a un canal. La recompensa se ve antes de empezar.',
    },
    begin: {
      title: 'Cuatro pasos hasta la primera recompensa',
      account: 'Crea una cuenta o inicia sesión.',
      connect: 'Conecta tu canal de YouTube y confirma que es tuyo.',
      perform: 'Elige una tarea, empiézala, haz lo que pide y vuelve para avisar de que está hecha.',
      reward: 'Tras la verificación, la recompensa va a tu saldo de tareas.',
    },
    expect: {
      title: 'Qué puedes esperar',
      text: 'Las tareas son un pequeño extra, no un empleo. Cuántas hay depende de lo que pidan los clientes, y la recompensa por una acción es pequeña. Participar no cuesta nada.',
      note: 'YouTube tiene sus propias normas sobre acciones pagadas. Léelas antes de empezar y haz solo aquello que puedas sostener con tu propio canal.',
    },
  },
  connect: {
    title: 'Cómo conectar un canal de YouTube',
    lead: 'Dos comprobaciones muestran que el canal es tuyo y que las tareas hechas se pueden ver. Nadie necesita tu contraseña.',
    code: {
      title: 'Demuestra que el canal es tuyo',
      open: 'Abre tu perfil y añade el enlace de tu canal.',
      copy: 'Copia el código que aparece.',
      paste:
        'En YouTube, abre la configuración de tu canal, pega el código en la descripción del canal y publica el cambio.',
      confirm: 'Vuelve e inicia la comprobación. Con el canal confirmado, ya puedes quitar el código.',
    },
    public: {
      title: 'Haz públicas tus suscripciones de YouTube',
      text: 'Solo se puede comprobar que te suscribiste a un canal si los demás pueden verlo.',
      open: 'Abre la configuración de YouTube y ve a Privacidad.',
      off: 'Desactiva «Mantener privadas todas mis suscripciones».',
      check: 'Vuelve e inicia la segunda comprobación.',
      note: 'Déjalas públicas mientras hagas tareas; si no, una tarea hecha no se podrá confirmar.',
    },
    trouble: {
      title: 'Si una comprobación falla',
      text: 'A veces YouTube tarda unos minutos en mostrar un cambio: espera un poco e inténtalo de nuevo. Comprueba que el enlace lleva al canal correcto y que el código completo está en su descripción.',
    },
    several: {
      title: 'Varios canales',
      text: 'Puedes conectar más de un canal y elegir cuál hace cada tarea. Un canal se puede quitar del perfil en cualquier momento.',
    },
    profile: 'Abrir tu perfil',
  },
  perform: {
    title: 'Cómo hacer las tareas',
    lead: 'Elegir, empezar, hacer y avisar: cuatro pasos, y casi todo ocurre en YouTube.',
    steps: {
      title: 'Paso a paso',
      choose: 'Elige tu canal y una tarea. Verás lo que pide y lo que paga.',
      start: 'Empieza la tarea y el vídeo o canal se abrirá en YouTube.',
      act: 'Haz lo que pide con la sesión del canal conectado. Si se da un texto para el comentario, usa exactamente ese.',
      end: 'Vuelve y marca la tarea como hecha.',
    },
    check: {
      title: 'Cómo se comprueba',
      text: 'Comparamos lo que YouTube muestra en público con lo que se pedía: la nueva suscripción, el «me gusta», el comentario de tu canal. A veces la respuesta es inmediata; otras, YouTube tarda en mostrarlo.',
      note: 'Cada tarea se paga una vez por canal.',
    },
    states: {
      title: 'Qué significan los estados',
      started: { name: 'Empezada', text: 'En curso. Termina antes de que se acabe el tiempo.' },
      ended: { name: 'En revisión', text: 'Ya has avisado y lo estamos mirando.' },
      approved: { name: 'Aprobada', text: 'La recompensa está en tu saldo de tareas.' },
      rejected: { name: 'Rechazada', text: 'No se pudo ver la acción, así que no hay recompensa.' },
      expired: { name: 'Caducada', text: 'No se avisó a tiempo. Puedes elegir otra tarea.' },
    },
    reasons: {
      title: 'Por qué se rechaza una tarea',
      channel: 'Se hizo con un canal distinto del elegido.',
      hidden: 'Tus suscripciones de YouTube son privadas.',
      undone: 'La acción se deshizo antes de la comprobación.',
      early: 'Se avisó antes de hacerla, por ejemplo antes del final del vídeo.',
    },
  },
  rewards: {
    title: 'Cómo usar las recompensas',
    lead: 'Lo que ganas es dinero en un saldo aparte. Gástalo aquí o pide que te lo paguen.',
    where: {
      title: 'Dónde están tus recompensas',
      text: 'Van a tu saldo de tareas, separado del saldo principal. Cada una figura en «Finanzas».',
    },
    spend: {
      title: 'Pagar pedidos',
      text: 'Pasa cualquier parte de tu saldo de tareas al saldo principal y pide con él lo que quieras.',
      note: 'Lo que pasas al saldo principal ya no se puede retirar. Pasa solo lo que quieras gastar aquí.',
    },
    withdraw: {
      title: 'Retirar el dinero',
      method: 'Abre la página de retiros y elige un método.',
      amount:
        'Indica el importe y tu cuenta en ese método. La comisión y lo que recibirás se ven al momento.',
      wait: 'Envía la solicitud. Verás su estado hasta que el dinero esté en camino.',
      note: 'Cada método tiene un importe mínimo y uno máximo. Revisa el número de cuenta: un pago a una cuenta equivocada rara vez se recupera.',
    },
    open: 'Retirar ganancias',
  },
  faq: {
    title: 'Preguntas frecuentes sobre las tareas',
    lead: 'Respuestas breves a lo que más se pregunta.',
    pay: {
      question: '¿Cuánto puedo ganar?',
      answer:
        'Depende de cuántas tareas haya y cuántas hagas. Cada recompensa se ve antes de empezar. Nadie puede prometer unos ingresos fijos.',
    },
    who: {
      question: '¿Quién puede participar?',
      answer:
        'Cualquiera que tenga una cuenta aquí y un canal de YouTube propio que haya pasado las dos comprobaciones.',
    },
    password: {
      question: '¿Necesitan mi contraseña de YouTube?',
      answer:
        'No. Solo miramos lo que es público. No des nunca tu contraseña a quien te la pida en nuestro nombre.',
    },
    once: {
      question: '¿Puedo hacer la misma tarea dos veces?',
      answer: 'Una vez por canal conectado.',
    },
    slow: {
      question: '¿Por qué tarda tanto una comprobación?',
      answer:
        'YouTube muestra tarde algunas acciones. No hace falta esperar en la página; el resultado aparecerá en tu lista.',
    },
    rejected: {
      question: 'Rechazaron mi tarea aunque la hice. ¿Y ahora?',
      answer:
        'Comprueba que usaste el canal correcto y que tus suscripciones son públicas. Si todo está bien, escribe a soporte con el número de la tarea.',
    },
    none: {
      question: '¿Por qué no hay tareas para mí?',
      answer:
        'Las tareas nacen de los pedidos de otros clientes, por eso su número cambia a lo largo del día. Algunas solo se abren a cuentas autorizadas.',
    },
    undo: {
      question: '¿Puedo deshacer la acción más tarde?',
      answer:
        'No lo hagas, por favor. Los clientes pagan por algo que dure, y las cuentas que deshacen acciones pueden perder el acceso a las tareas.',
    },
  },
} satisfies Phrases['earning'];
