import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Hola, {name}:',
  greetingNameless: 'Hola:',
  buttonFallback: 'Si el botón no funciona, abre este enlace:',
  ignore: 'Si no lo solicitaste, puedes ignorar este correo.',
  validFor: 'El enlace funciona una sola vez y vence en {duration}.',
  signature: 'El equipo de {panel}',
  reason: 'Recibes este correo porque tienes una cuenta en {panel}.',
  unsubscribe: 'Dejar de recibir correos',
  staffInvitation: {
    subject: 'Te invitaron al equipo de {panel}',
    title: 'Únete al equipo',
    text: 'Te invitaron a formar parte del equipo de {panel}. Crea una cuenta con este correo y confírmalo para abrir la consola. La invitación vence en 7 días.',
    joined: 'Ya formas parte del equipo de {panel}. Vuelve a iniciar sesión para abrir la consola.',
    open: 'Abrir consola',
    register: 'Crear cuenta',
  },
  test: {
    subject: 'Correo de prueba de {panel}',
    title: 'El correo funciona',
    text: 'Recibiste este correo de prueba, así que {panel} puede enviar correos.',
  },
  account: {
    welcome: {
      subject: 'Te damos la bienvenida a {panel}: confirma tu correo',
      title: 'Te damos la bienvenida',
      text: 'Tu cuenta en {panel} está lista. Confirma tu correo para recibir novedades de tus pedidos y poder recuperar tu cuenta si hace falta.',
      action: 'Confirmar correo',
    },
    alreadyRegistered: {
      subject: 'Ya tienes una cuenta en {panel}',
      title: 'Ya tienes una cuenta',
      text: 'Alguien, quizá tú, acaba de intentar registrarse en {panel} con esta dirección. Como ya pertenece a tu cuenta, no cambió nada. Inicia sesión o restablece tu contraseña en la misma página.',
      action: 'Iniciar sesión',
    },
    verifyEmail: {
      subject: 'Confirma tu correo en {panel}',
      title: 'Confirma tu correo',
      text: 'Confirma tu correo para que siempre puedas recuperar tu cuenta en {panel}.',
      action: 'Confirmar correo',
    },
    passwordReset: {
      subject: 'Restablece tu contraseña de {panel}',
      title: 'Restablece tu contraseña',
      text: 'Solicitaste restablecer la contraseña de tu cuenta en {panel}. Al crear una nueva, se cerrarán todas las sesiones.',
      action: 'Crear contraseña nueva',
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
      title: 'Pedido {order} realizado',
      text: 'Recibimos tu pedido: {service}, {quantity}. Cobrado: {charged}. Te avisaremos cuando esté completo.',
    },
    completed: {
      title: 'Pedido {order} completado',
      text: 'Tu pedido “{service}” se completó. Entregado: {quantity}. Gracias.',
    },
    canceled: {
      title: 'Pedido {order} cancelado',
      text: 'Se canceló tu pedido “{service}” ({quantity}). Reembolsado a tu saldo: {refunded}.',
    },
    partial: {
      title: 'Pedido {order} entregado parcialmente',
      text: 'Tu pedido “{service}” se entregó parcialmente: {delivered} de {quantity}. Reembolsado a tu saldo: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Pago recibido: {amount}',
      text: 'Recibimos tu pago {invoice} de {amount}. Gracias.',
    },
    inModeration: {
      title: 'Pago en revisión: {amount}',
      text: 'Estamos revisando tu pago {invoice} de {amount}. La revisión suele tardar unas horas. Te escribiremos cuando terminemos.',
    },
    rejected: {
      title: 'Pago rechazado: {amount}',
      text: 'No pudimos aceptar tu pago {invoice} de {amount}, así que no se añadió nada a tu saldo. Si crees que es un error, contacta a soporte.',
    },
    refunded: {
      title: 'Pago reembolsado: {amount}',
      text: 'Reembolsamos tu pago {invoice} de {amount}. El dinero puede tardar unos días en llegar.',
    },
    claim: 'Reclama tu reembolso aquí: {url}',
  },
  card: {
    expiring: {
      title: 'Tu tarjeta {card} vence pronto',
      text: 'Tu tarjeta {card} es válida hasta {month}. Vincula una nueva para que tus pagos y suscripciones continúen.',
    },
    expired: {
      title: 'Tu tarjeta {card} venció',
      text: 'Tu tarjeta {card} venció ({month}) y ya no se pueden hacer cobros con ella. Vincula otra para que tus pagos y suscripciones continúen.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# pedido a la espera de saldo: “{panel}”} many {# de pedidos a la espera de saldo: “{panel}”} other {# pedidos a la espera de saldo: “{panel}”}}',
    text: '{count, plural, one {Un pedido de tu panel hijo “{panel}” está en espera porque tu saldo no alcanza. Añade al menos {amount} y continuará automáticamente.} many {# de pedidos de tu panel hijo “{panel}” están en espera porque tu saldo no alcanza. Añade al menos {amount} y continuarán automáticamente, empezando por los más antiguos.} other {# pedidos de tu panel hijo “{panel}” están en espera porque tu saldo no alcanza. Añade al menos {amount} y continuarán automáticamente, empezando por los más antiguos.}}',
    action: 'Añadir fondos',
  },
  subscription: {
    waiting: {
      title: '“{name}” está a la espera de saldo',
      text: 'Tu suscripción “{name}” encontró una publicación nueva, pero tu saldo no alcanza. Necesitas {amount}. Añade fondos y la suscripción se reanudará automáticamente.',
      declined:
        'Tu suscripción “{name}” encontró una publicación nueva, pero tu tarjeta fue rechazada. Necesitas {amount}. Elige otra tarjeta o añade fondos para reanudar la suscripción. También se promocionarán las publicaciones en espera.',
      card: 'Tu suscripción “{name}” encontró una publicación nueva, pero la tarjeta con la que se paga se quitó o venció. Necesitas {amount}. Elige otra tarjeta o paga con tu saldo para reanudar la suscripción. También se promocionarán las publicaciones en espera.',
      limit:
        'Tu suscripción “{name}” encontró una publicación nueva, pero los límites de la tarjeta no permiten cobrar {amount}. Elige otra tarjeta o paga con tu saldo para reanudar la suscripción. También se promocionarán las publicaciones en espera.',
    },
    ordered: {
      title: 'Publicación nueva: “{name}” hizo un pedido',
      text: 'Tu suscripción “{name}” encontró una publicación nueva ({publication}) e hizo un pedido. Cobrado: {amount}.',
    },
    ended: {
      title: 'La suscripción “{name}” terminó',
      text: 'Tu suscripción “{name}” terminó: {why, select, limitReached {se promocionaron todas las publicaciones} canceled {se canceló} other {no hubo publicaciones nuevas en mucho tiempo}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Nueva respuesta al ticket #{ticket}',
    replyAbove: '##- Escribe tu respuesta por encima de esta línea -##',
    replyThere: 'Para responder, abre el ticket. No leemos las respuestas a este correo.',
  },
  verification: {
    approved: {
      title: 'Tu identidad está verificada',
      text: 'Aprobamos tus documentos. No tienes que hacer nada más.',
    },
    rejected: {
      title: 'Sube tus documentos de nuevo',
      text: 'No pudimos aceptar tus documentos. Motivo:',
    },
  },
  rewards: {
    button: 'Ver ganancias',
    orders: {
      referral: 'Pedidos de personas que invitaste: {count}.',
      widget: 'Pedidos a través de tus widgets: {count}.',
    },
    earned: {
      title: 'Ganaste {amount}',
      text: 'La recompensa está en tus ganancias. Retírala o transfiérela a tu saldo.',
    },
    held: {
      title: 'Recompensas en revisión: {amount}',
      text: 'Estamos revisando estas recompensas antes de pagarlas. No tienes que hacer nada.',
    },
    refused: {
      title: 'Recompensas rechazadas: {amount}',
      text: 'Revisamos estas recompensas y las rechazamos. Si tienes preguntas, contacta a soporte.',
    },
    reversed: {
      title: 'Recompensas revertidas: {amount}',
      text: 'Los pagos de estos pedidos se reembolsaron o se disputaron. Si se gana la disputa, recuperarás la recompensa.',
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
      text: 'El {date} descontaremos {price} de tu saldo por el próximo mes de tu panel hijo. Asegúrate de que tu saldo alcance.',
    },
    ending: {
      title: 'Tu panel {domain} vence el {date}',
      text: 'Tu panel hijo está pagado hasta el {date} y la renovación automática está desactivada. Renuévalo por {price} para mantenerlo abierto.',
    },
    renewed: {
      title: '{domain} renovado',
      text: 'Descontamos {price} de tu saldo. Tu panel hijo está pagado hasta el {date}.',
    },
    expired: {
      title: '{domain} dejó de aceptar pedidos',
      text: 'Tu saldo no alcanzó para el próximo mes ({price}), así que tu panel hijo no acepta pedidos ni pagos. Renuévalo a más tardar el {date} o se cerrará para tus clientes.',
    },
    frozen: {
      title: '{domain} está cerrado',
      text: 'Tu panel hijo no se pagó y está cerrado para tus clientes. Renuévalo por {price} para reabrirlo. De lo contrario, se dará de baja el {date}.',
    },
    terminated: {
      title: 'Tu panel {domain} se dio de baja',
      text: 'Como seguía sin pagarse, tu panel hijo se dio de baja. Sus datos se conservan: puedes descargarlos o renovar el panel por {price}.',
    },
    refunded: {
      title: '{domain} no se configuró',
      text: 'Los registros DNS del dominio no se configuraron a tiempo, así que tu panel hijo se dio de baja. Reembolsado a tu saldo: {price}.',
    },
    held: {
      title: 'Nuestro equipo cerró {domain}',
      text: 'Cerramos tu panel hijo. Motivo:',
    },
    released: {
      title: '{domain} está abierto de nuevo',
      text: 'Nuestro equipo reabrió tu panel hijo.',
    },
    elsewhere: {
      title: '{domain} ya no apunta aquí',
      text: 'El dominio de tu panel hijo ya no apunta a nuestro servidor, así que tus clientes no pueden acceder al panel. Revisa los registros DNS del dominio.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook desactivado',
      text: '{url} no aceptó ninguna solicitud durante tres días, así que desactivamos el webhook. Corrige el problema en tu servidor, envía una prueba y vuelve a activarlo.',
    },
    providerLow: {
      title: 'Saldo bajo en {provider}',
      text: 'El saldo en {provider} bajó a {balance}. Los pedidos esperarán hasta que añadas fondos allí.',
    },
    providerShrunken: {
      title: '{provider} tiene muchos menos servicios',
      text: 'La lista de {provider} ahora tiene solo {listed} servicios, menos de la mitad de los que tenía antes. Los que faltan siguen a la venta. Si la lista es correcta, sincroniza de nuevo y acéptala.',
    },
    providerChanged: {
      title: 'Cambios en {provider}',
      text: 'La última sincronización con {provider} encontró cambios que requieren tu atención.',
      held: 'Ofertas modificadas y saltos de precio que esperan tu decisión: {count}',
      offSale: 'Servicios retirados de la venta: {count}',
      followed: 'Saltos de precio trasladados a tus precios: {count}',
      rejected: 'Filas inutilizables en su lista: {count}',
    },
    providerHeld: {
      title: '{provider} está en pausa',
      text: '{provider} informa su saldo en {reported}, pero la moneda configurada es {currency}. Sus servicios están fuera de venta y sus pedidos esperarán hasta que configures la moneda correcta.',
    },
    paymentReturnedTwice: {
      title: 'El pago {payment} se devolvió dos veces',
      text: 'El pago {payment} se reembolsó y además se disputó, así que tu cliente recibió {amount} de más. Esa diferencia no se le cobró. Responde a la disputa con la prueba del reembolso.',
    },
    ordersUnknown: {
      title: 'Pedidos con resultado desconocido: {count}',
      text: 'Enviamos estos pedidos, pero no recibimos una respuesta clara: {orders}. No se sabe si el proveedor los tiene, así que no los reenviamos ni los reembolsamos automáticamente. Búscalos en el proveedor y luego marca cada uno como realizado, reenvíalo o reembólsalo.',
    },
    outgoingHeld: {
      title: '{panel} está en pausa: su base de datos es una copia',
      text: '{panel} se inició con una base de datos restaurada o copiada. Los pedidos, cancelaciones, reposiciones, cobros a tarjetas, reembolsos, webhooks y correos están retenidos porque es posible que ya se hayan hecho. Ejecuta el comando npm run restore en el servidor: muestra lo que está retenido y lo libera.',
    },
  },
  security: {
    when: 'Fecha y hora: {at}',
    notYou: 'Si no fuiste tú, cambia tu contraseña ahora y cierra las demás sesiones.',
    newDevice: {
      title: 'Nuevo inicio de sesión en tu cuenta',
      text: 'Alguien inició sesión en tu cuenta desde un dispositivo nuevo: {device}, dirección IP {address}.',
    },
    passwordChanged: {
      title: 'Se cambió tu contraseña',
      text: 'Se cambió la contraseña de tu cuenta.',
    },
    apiKeyMade: {
      title: 'Nueva clave de API creada',
      text: 'Se creó una clave de API nueva para tu cuenta en {panel}. Quien la tenga puede hacer pedidos con tu saldo.',
    },
    accountClosed: {
      title: 'Tu cuenta está cerrada',
      text: 'Tu cuenta en {panel} está cerrada y tus datos personales se borraron. Si no la cerraste tú, contacta a soporte de inmediato.',
    },
    factorChanged: {
      title: 'Cambió la seguridad de tu inicio de sesión',
      totpOn: 'Se activó una app de autenticación en tu cuenta de {panel}.',
      totpOff: 'Se desactivó la app de autenticación de tu cuenta de {panel}.',
      passkeyAdded: 'Se añadió una llave de acceso a tu cuenta de {panel}.',
      passkeyRemoved: 'Se quitó una llave de acceso de tu cuenta de {panel}.',
      recoveryCodesRenewed:
        'Se generaron nuevos códigos de recuperación para tu cuenta de {panel}. Los anteriores ya no funcionan.',
      socialConnected:
        'Se conectó una cuenta de red social a tu cuenta de {panel}. Ahora se puede usar para iniciar sesión.',
      socialDisconnected: 'Se desconectó una cuenta de red social de tu cuenta de {panel}.',
    },
  },
} satisfies Phrases['mail'];
