import type { Phrases } from '../../phrases.ts';

export const earning = {
  open: 'Ver las tareas',
  start: {
    title: 'Empiece a ganar con tareas',
    lead: 'Haga a mano pequeñas acciones en YouTube, desde su propio canal, y reciba una recompensa por cada una que se confirme.',
    what: {
      title: 'Qué es una tarea',
      text: 'Una tarea pide una sola acción: por ejemplo, ver un vídeo, darle «me gusta», comentarlo o suscribirse a un canal. La recompensa se ve antes de empezar.',
    },
    begin: {
      title: 'Cuatro pasos hasta la primera recompensa',
      account: 'Cree una cuenta o inicie sesión.',
      connect: 'Conecte su canal de YouTube y confirme que es suyo.',
      perform: 'Elija una tarea, empiécela, haga lo que pide y vuelva para avisar de que está hecha.',
      reward: 'Tras la comprobación, la recompensa estará en su saldo de tareas.',
    },
    expect: {
      title: 'Qué puede esperar',
      text: 'Las tareas son un pequeño extra, no un empleo. Cuántas hay depende de lo que pidan los clientes, y la recompensa por una acción es pequeña. Participar no cuesta nada.',
      note: 'YouTube tiene sus propias normas sobre acciones pagadas. Léalas antes de empezar y haga solo aquello que pueda sostener con su propio canal.',
    },
  },
  connect: {
    title: 'Cómo conectar un canal de YouTube',
    lead: 'Dos comprobaciones muestran que el canal es suyo y que las tareas hechas se pueden ver. Nadie necesita su contraseña.',
    code: {
      title: 'Demuestre que el canal es suyo',
      open: 'Abra su perfil y añada el enlace de su canal.',
      copy: 'Copie el código que aparece.',
      paste:
        'En YouTube, abra la configuración de su canal, pegue el código en la descripción del canal y publique el cambio.',
      confirm: 'Vuelva e inicie la comprobación. Con el canal confirmado, ya puede quitar el código.',
    },
    public: {
      title: 'Haga públicas sus suscripciones de YouTube',
      text: 'Solo se puede comprobar que se suscribió a un canal si los demás pueden verlo.',
      open: 'Abra la configuración de YouTube y vaya a Privacidad.',
      off: 'Desactive la opción que mantiene privadas sus suscripciones.',
      check: 'Vuelva e inicie la segunda comprobación.',
      note: 'Déjelas públicas mientras haga tareas; si no, una tarea hecha no se podrá confirmar.',
    },
    trouble: {
      title: 'Si una comprobación falla',
      text: 'A veces YouTube tarda unos minutos en mostrar un cambio: espere un poco e inténtelo de nuevo. Compruebe que el enlace lleva al canal correcto y que el código completo está en su descripción.',
    },
    several: {
      title: 'Varios canales',
      text: 'Puede conectar más de un canal y elegir cuál hace cada tarea. Un canal se puede quitar del perfil en cualquier momento.',
    },
    profile: 'Abrir su perfil',
  },
  perform: {
    title: 'Cómo hacer las tareas',
    lead: 'Elegir, empezar, hacer y avisar: cuatro pasos, y casi todo ocurre en YouTube.',
    steps: {
      title: 'Paso a paso',
      choose: 'Elija su canal y una tarea. Verá lo que pide y lo que paga.',
      start: 'Empiece la tarea y el vídeo o canal se abrirá en YouTube.',
      act: 'Haga lo que pide con la sesión del canal conectado. Si se da un texto para el comentario, use exactamente ese.',
      end: 'Vuelva y marque la tarea como hecha.',
    },
    check: {
      title: 'Cómo se comprueba',
      text: 'Comparamos lo que YouTube muestra en público con lo que se pedía: la nueva suscripción, el «me gusta», el comentario de su canal. A veces la respuesta es inmediata; otras, YouTube tarda en mostrarlo.',
      note: 'Cada tarea se paga una vez por canal.',
    },
    states: {
      title: 'Qué significan los estados',
      started: { name: 'Empezada', text: 'Está en ello. Termine antes de que se acabe el tiempo.' },
      ended: { name: 'En comprobación', text: 'Ya ha avisado y lo estamos mirando.' },
      approved: { name: 'Aprobada', text: 'La recompensa está en su saldo de tareas.' },
      rejected: { name: 'Rechazada', text: 'No se pudo ver la acción, así que no hay recompensa.' },
      expired: { name: 'Caducada', text: 'No se avisó a tiempo. Solo se pierde esa tarea.' },
    },
    reasons: {
      title: 'Por qué se rechaza una tarea',
      channel: 'Se hizo con un canal distinto del elegido.',
      hidden: 'Sus suscripciones de YouTube son privadas.',
      undone: 'La acción se deshizo antes de la comprobación.',
      early: 'Se avisó antes de hacerla, por ejemplo antes del final del vídeo.',
    },
  },
  rewards: {
    title: 'Cómo usar las recompensas',
    lead: 'Lo que gana es dinero en un saldo aparte. Gástelo aquí o pida que se lo paguen.',
    where: {
      title: 'Dónde están sus recompensas',
      text: 'Van a su saldo de tareas, separado del saldo que usted recarga. Cada una figura con su fecha en sus finanzas.',
    },
    spend: {
      title: 'Pagar pedidos',
      text: 'Pase cualquier parte de su saldo de tareas al saldo principal y pida con él lo que quiera.',
      note: 'Lo que pasa al saldo principal ya no se puede retirar. Pase solo lo que quiera gastar aquí.',
    },
    withdraw: {
      title: 'Retirar el dinero',
      method: 'Abra la página de retiros y elija un método.',
      amount:
        'Indique el importe y su cuenta en ese método. La comisión y lo que recibirá se ven al momento.',
      wait: 'Envíe la solicitud. Verá su estado hasta que el dinero esté en camino.',
      note: 'Cada método tiene un importe mínimo y uno máximo. Revise el número de cuenta: un pago a una cuenta equivocada rara vez se recupera.',
    },
    open: 'Retirar ganancias',
  },
  faq: {
    title: 'Preguntas sobre las tareas',
    lead: 'Respuestas breves a lo que más se pregunta.',
    pay: {
      question: '¿Cuánto puedo ganar?',
      answer:
        'Depende de cuántas tareas haya y cuántas haga. Cada recompensa se ve antes de empezar. Nadie puede prometer unos ingresos fijos.',
    },
    who: {
      question: '¿Quién puede participar?',
      answer:
        'Cualquiera que tenga una cuenta aquí y un canal de YouTube propio que haya pasado las dos comprobaciones.',
    },
    password: {
      question: '¿Necesitan mi contraseña de YouTube?',
      answer:
        'No. Solo miramos lo que es público. No dé nunca su contraseña a quien se la pida en nuestro nombre.',
    },
    once: {
      question: '¿Puedo hacer la misma tarea dos veces?',
      answer: 'Una vez con cada canal conectado. Después ya no se paga.',
    },
    slow: {
      question: '¿Por qué tarda tanto una comprobación?',
      answer:
        'YouTube muestra tarde algunas acciones. No hace falta esperar en la página; el resultado aparecerá en su lista.',
    },
    rejected: {
      question: 'Rechazaron mi tarea aunque la hice. ¿Y ahora?',
      answer:
        'Mire si tenía abierta la sesión del canal correcto y si sus suscripciones son públicas. Si todo está bien, escriba a soporte e indique la tarea.',
    },
    none: {
      question: '¿Por qué no hay tareas para mí?',
      answer:
        'Las tareas nacen de los pedidos de otros clientes, por eso su número cambia a lo largo del día. Algunas solo se abren a cuentas autorizadas.',
    },
    undo: {
      question: '¿Puedo deshacer la acción más tarde?',
      answer:
        'No lo haga, por favor. Los clientes pagan por algo que dure, y las cuentas que deshacen acciones pueden perder el acceso a las tareas.',
    },
  },
} satisfies Phrases['earning'];
