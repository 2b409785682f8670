import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Hola, {name}:',
  greetingNameless: 'Hola:',
  buttonFallback: 'Si el botón no funciona, abre esta dirección:',
  ignore: 'Si no has pedido esto, puedes ignorar este mensaje.',
  validFor: 'El enlace funciona una sola vez. Validez: {duration}.',
  signature: 'El equipo de {panel}',
  reason: 'Recibes este mensaje porque esta dirección tiene una cuenta en {panel}.',
  unsubscribe: 'Cancelar la suscripción',
  staffInvitation: {
    subject: 'Te invitan al equipo de {panel}',
    title: 'Una invitación al equipo',
    text: 'Te han invitado a formar parte del equipo de {panel}. Regístrate con este correo y confírmalo: la consola se abrirá enseguida. La invitación vale 7 días.',
    joined: 'Ya formas parte del equipo de {panel}. Vuelve a iniciar sesión para abrir la consola.',
    open: 'Abrir la consola',
    register: 'Registrarse',
  },
  test: {
    subject: 'Correo de prueba de {panel}',
    title: 'El correo funciona',
    text: 'Este correo de prueba ha llegado, así que {panel} puede enviar correos.',
  },
  account: {
    welcome: {
      subject: 'Bienvenido a {panel}: confirma tu correo',
      title: 'Nos alegra tenerte aquí',
      text: 'Tu cuenta en {panel} está lista. Confirma tu correo para recibir novedades de tus pedidos y recuperar tu cuenta si hace falta.',
      action: 'Confirmar correo',
    },
    alreadyRegistered: {
      subject: 'Ya tienes una cuenta en {panel}',
      title: 'Ya tienes una cuenta',
      text: 'Alguien, quizá tú, acaba de registrarse en {panel} con esta dirección. Ya pertenece a tu cuenta, así que nada ha cambiado. Inicia sesión con tu contraseña o solicita una nueva en la misma página.',
      action: 'Iniciar sesión',
    },
    verifyEmail: {
      subject: 'Confirma tu correo para {panel}',
      title: 'Confirma tu correo',
      text: 'Confirma que esta dirección es tuya para poder volver a entrar siempre en tu cuenta de {panel}.',
      action: 'Confirmar correo',
    },
    passwordReset: {
      subject: 'Restablece tu contraseña de {panel}',
      title: 'Restablece tu contraseña',
      text: 'Has pedido restablecer la contraseña de tu cuenta en {panel}. Al establecer una nueva se cerrarán todas las sesiones.',
      action: 'Establecer nueva contraseña',
    },
  },
  actions: {
    order: 'Ver pedido',
    payment: 'Ver pagos',
    subscription: 'Ver suscripción',
    ticket: 'Ver ticket',
    verification: 'Ver verificación',
    security: 'Revisar mi cuenta',
    webhooks: 'Ver webhooks',
    cards: 'Ver tarjetas',
  },
  order: {
    created: {
      title: 'Pedido {order} recibido',
      text: 'Hemos recibido tu pedido: {service}, {quantity}. Cobrado: {charged}. Te avisaremos cuando esté completo.',
    },
    completed: {
      title: 'Pedido {order} completado',
      text: 'Tu pedido está completo: {quantity} de «{service}». Gracias.',
    },
    canceled: {
      title: 'Pedido {order} cancelado',
      text: 'Tu pedido «{service}» ({quantity}) se ha cancelado. Reembolsado a tu saldo: {refunded}.',
    },
    partial: {
      title: 'Pedido {order} entregado en parte',
      text: '«{service}»: entregado {delivered} de {quantity}. Reembolsado a tu saldo por el resto: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Hemos recibido {amount}',
      text: 'Tu pago {invoice} de {amount} ha llegado. Gracias.',
    },
    inModeration: {
      title: 'Tu pago de {amount} está en revisión',
      text: 'Estamos revisando tu pago {invoice} de {amount}. Suele tardar unas horas; te escribiremos en cuanto terminemos.',
    },
    rejected: {
      title: 'Tu pago de {amount} fue rechazado',
      text: 'No hemos podido aceptar tu pago {invoice} de {amount}. No se ha abonado nada.',
    },
    refunded: {
      title: 'Tu pago de {amount} se ha reembolsado',
      text: 'Tu pago {invoice} de {amount} se ha reembolsado al método de pago original. Puede tardar unos días en aparecer.',
    },
    claim: 'Recoge el dinero aquí: {url}',
  },
  card: {
    expiring: {
      title: 'Tu tarjeta {card} caduca pronto',
      text: 'Tu tarjeta {card} caduca a finales de {month}. Vincula una nueva para que tus pagos y suscripciones continúen.',
    },
    expired: {
      title: 'Tu tarjeta {card} ha caducado',
      text: 'Tu tarjeta {card} caducó ({month}) y ya no se puede cobrar con ella. Vincula otra para que tus pagos y suscripciones continúen.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# pedido de «{panel}» espera} many {# pedidos de «{panel}» esperan} other {# pedidos de «{panel}» esperan}} saldo',
    text: '{count, plural, one {Un pedido de tu panel hijo «{panel}» está en espera: a tu saldo le faltan {amount}. Añade fondos y seguirá automáticamente.} many {# pedidos de tu panel hijo «{panel}» están en espera: a tu saldo le faltan {amount}. Añade fondos y seguirán automáticamente, empezando por los más antiguos.} other {# pedidos de tu panel hijo «{panel}» están en espera: a tu saldo le faltan {amount}. Añade fondos y seguirán automáticamente, empezando por los más antiguos.}}',
    action: 'Añadir fondos',
  },
  subscription: {
    waiting: {
      title: '«{name}» espera saldo',
      text: 'Tu suscripción «{name}» ha encontrado una publicación nueva, pero tu saldo no alcanza: hacen falta {amount}. Añade fondos y se reanudará automáticamente.',
      declined:
        'Tu suscripción «{name}» ha encontrado una publicación nueva, pero tu tarjeta fue rechazada: hacen falta {amount}. Elige otra tarjeta o añade fondos y se reanudará con todas las publicaciones en espera.',
      card: 'Tu suscripción «{name}» ha encontrado una publicación nueva, pero su tarjeta se eliminó o ha caducado: hacen falta {amount}. Elige otra tarjeta o paga con tu saldo y se reanudará con todas las publicaciones en espera.',
      limit:
        'Tu suscripción «{name}» ha encontrado una publicación nueva, pero {amount} está fuera de los límites de su tarjeta. Elige otra tarjeta o paga con tu saldo y se reanudará con todas las publicaciones en espera.',
    },
    ordered: {
      title: 'Nueva publicación: «{name}» ha hecho un pedido',
      text: 'Tu suscripción «{name}» ha encontrado {publication} y ha hecho el pedido. Cobrado: {amount}.',
    },
    ended: {
      title: 'La suscripción «{name}» ha terminado',
      text: 'Tu suscripción «{name}» ha terminado: {why, select, limitReached {se han promocionado todas las publicaciones} canceled {se ha cancelado} other {no ha habido publicaciones nuevas en mucho tiempo}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Nueva respuesta al ticket #{ticket}',
    replyAbove: '##- Escribe tu respuesta por encima de esta línea -##',
    replyThere: 'Para responder, abre el ticket. Las respuestas a este correo no se leen.',
  },
  verification: {
    approved: {
      title: 'Tu identidad está verificada',
      text: 'Gracias: hemos revisado y aceptado tus documentos. No tienes que hacer nada más.',
    },
    rejected: {
      title: 'Envía de nuevo tus documentos',
      text: 'No hemos podido aceptar los documentos que enviaste. El motivo:',
    },
  },
  rewards: {
    button: 'Ver ganancias',
    orders: {
      referral: 'Pedidos de personas que invitaste: {count}.',
      widget: 'Pedidos a través de tus widgets: {count}.',
    },
    earned: {
      title: 'Has ganado {amount}',
      text: 'La recompensa está en tus ganancias. Retírala o pásala a tu saldo.',
    },
    held: {
      title: 'Recompensas de {amount} en revisión',
      text: 'Revisamos estas recompensas antes de pagarlas. No tienes que hacer nada.',
    },
    refused: {
      title: 'Recompensas de {amount} rechazadas',
      text: 'Revisamos estas recompensas y no se pagaron. Si tienes preguntas, contacta con soporte.',
    },
    reversed: {
      title: 'Recompensas de {amount} devueltas',
      text: 'Los pagos de estos pedidos se reembolsaron o se disputaron. Si al final recibimos el dinero, recibes la recompensa de nuevo.',
    },
  },
  freeTrial: {
    button: 'Ver pruebas gratis',
    rejected: {
      title: 'Tu prueba gratis fue rechazada',
      text: 'No pudimos aceptar tu solicitud. Motivo:',
    },
  },
  childPanel: {
    button: 'Ver paneles hijos',
    opened: {
      title: '{domain} está abierto',
      text: 'El dominio está configurado y tu panel hijo está en línea. Está pagado hasta el {date}.',
    },
    renewing: {
      title: '{domain} se renueva el {date}',
      text: 'El {date} tomaremos {price} de tu saldo para el próximo mes de tu panel hijo. Asegúrate de tener suficiente.',
    },
    ending: {
      title: '{domain} termina el {date}',
      text: 'Tu panel hijo está pagado hasta el {date} y la renovación automática está desactivada. Renuévalo por {price} para mantenerlo abierto.',
    },
    renewed: {
      title: '{domain} renovado',
      text: 'Tomamos {price} de tu saldo. Tu panel hijo está pagado hasta el {date}.',
    },
    expired: {
      title: '{domain} ya no acepta pedidos',
      text: 'Tu saldo no alcanzó para el próximo mes ({price}), así que tu panel hijo no acepta pedidos ni pagos. Recarga o renuévalo; el {date} se cerrará para tus clientes.',
    },
    frozen: {
      title: '{domain} está cerrado',
      text: 'Tu panel hijo no se pagó y está cerrado para tus clientes. Renuévalo por {price} para abrirlo de nuevo; el {date} terminará.',
    },
    terminated: {
      title: '{domain} ha terminado',
      text: 'Tu panel hijo siguió sin pagarse y ha terminado. Sus datos se conservan: puedes exportarlos o renovar el panel por {price}.',
    },
    refunded: {
      title: '{domain} nunca se configuró',
      text: 'Los registros DNS del dominio no se configuraron a tiempo, así que tu panel hijo ha terminado. Devolvimos {price} a tu saldo.',
    },
    held: {
      title: 'Nuestro equipo cerró {domain}',
      text: 'Hemos cerrado tu panel hijo. Motivo:',
    },
    released: {
      title: '{domain} está abierto de nuevo',
      text: 'Nuestro equipo ha vuelto a abrir tu panel hijo.',
    },
    elsewhere: {
      title: '{domain} apunta a otro sitio',
      text: 'El dominio de tu panel hijo ya no lleva a nosotros y tus clientes no pueden entrar. Revisa sus registros DNS.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Se ha desactivado un webhook',
      text: 'Tu dirección {url} lleva tres días sin aceptar ninguna de nuestras llamadas, así que hemos dejado de llamarla. Corrige el problema, envía una prueba y vuelve a activarla.',
    },
    providerLow: {
      title: 'Saldo bajo en {provider}',
      text: 'El saldo en {provider} ha bajado a {balance}. Los pedidos esperan allí hasta que se recargue.',
    },
    providerShrunken: {
      title: '{provider} ofrece muchos menos servicios',
      text: '{provider} ahora solo ofrece {listed} servicios, menos de la mitad que antes. Lo que falta sigue a la venta. Si la lista es correcta, sincroniza de nuevo y acéptala.',
    },
    providerChanged: {
      title: 'Cambios en {provider}',
      text: 'La última sincronización con {provider} encontró algo que conviene revisar.',
      held: 'Ofertas que ahora son otra cosa o cuyo precio ha saltado y que esperan tu decisión: {count}',
      offSale: 'Servicios retirados de la venta: {count}',
      followed: 'Saltos de precio aplicados al momento: {count}',
      rejected: 'Filas de su lista que no se pueden usar: {count}',
    },
    providerHeld: {
      title: '{provider} está en pausa',
      text: '{provider} indica su saldo en {reported}, pero está configurado {currency}. Sus servicios no están a la venta y sus pedidos esperan hasta que indiques la moneda correcta.',
    },
    paymentReturnedTwice: {
      title: 'El pago {payment} se devolvió dos veces',
      text: 'El pago {payment} se reembolsó y además fue disputado. Ha salido más de lo que se pagó: {amount}. No se le ha cobrado a tu cliente. Responde a la disputa con la prueba del reembolso.',
    },
    ordersUnknown: {
      title: 'Pedidos con resultado desconocido: {count}',
      text: 'Enviamos estos pedidos y no recibimos una respuesta clara: {orders}. No se sabe si el proveedor los tiene, por eso no se reenvían ni se reembolsan solos. Búscalos en el proveedor y después márcalos como realizados, reenvíalos o reembólsalos.',
    },
    outgoingHeld: {
      title: '{panel} no envía nada: la base de datos es una copia',
      text: '{panel} se ha iniciado con una base de datos restaurada o copiada. Los pedidos, cancelaciones, reposiciones, cargos a tarjetas, reembolsos, webhooks y correos están retenidos porque puede que ya se hayan hecho. Ejecuta el comando npm run restore en el servidor: muestra lo que está retenido y lo libera.',
    },
  },
  security: {
    when: 'Cuándo: {at}',
    notYou: 'Si no has sido tú, cambia ahora la contraseña y cierra las demás sesiones.',
    newDevice: {
      title: 'Nuevo inicio de sesión en tu cuenta',
      text: 'Alguien ha iniciado sesión desde un dispositivo nuevo: {device}, dirección IP {address}.',
    },
    passwordChanged: {
      title: 'Tu contraseña ha cambiado',
      text: 'Se ha cambiado la contraseña de tu cuenta.',
    },
    apiKeyMade: {
      title: 'Se ha creado una clave de API nueva',
      text: 'Se ha creado una clave de API nueva para tu cuenta en {panel}. Quien la tenga puede hacer pedidos con tu saldo.',
    },
    accountClosed: {
      title: 'Tu cuenta está cerrada',
      text: 'Tu cuenta en {panel} está cerrada y tus datos personales se han borrado. Si no la has cerrado tú, escribe enseguida a nuestro soporte.',
    },
    factorChanged: {
      title: 'La protección de tu acceso ha cambiado',
      totpOn: 'Una aplicación de autenticación protege ahora tu cuenta en {panel}.',
      totpOff: 'Se ha desactivado la aplicación de autenticación de tu cuenta en {panel}.',
      passkeyAdded: 'Se ha añadido una llave de acceso a tu cuenta en {panel}.',
      passkeyRemoved: 'Se ha eliminado una llave de acceso de tu cuenta en {panel}.',
      recoveryCodesRenewed:
        'Se han creado nuevos códigos de recuperación para tu cuenta en {panel}. Los anteriores ya no sirven.',
      socialConnected:
        'Se ha conectado una cuenta social a tu cuenta en {panel}. Ahora sirve para iniciar sesión.',
      socialDisconnected: 'Se ha desconectado una cuenta social de tu cuenta en {panel}.',
    },
  },
} satisfies Phrases['mail'];
