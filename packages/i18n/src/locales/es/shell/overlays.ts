import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Avisos',
  frozen: {
    greeting: '{hasName, select, yes {Hola, {name}} other {Hola}}',
    text: 'Tu cuenta en {panel} está bloqueada. Los pedidos y los pagos están en pausa. Escríbenos y te ayudaremos a resolverlo.',
    debt: 'Tu cuenta en {panel} está bloqueada porque debes {amount} por un pago revertido. Añade al menos ese monto para pagar la deuda y desbloquear tu cuenta.',
    topUp: 'Añadir fondos',
    chat: 'Abrir chat en vivo',
  },
  unproven: {
    title: 'Primero confirma tu correo',
    text: 'Enviamos un enlace a {email}. Ábrelo en este navegador y vuelve a intentarlo.',
    noAddress: 'Añade un correo a tu cuenta, confírmalo y vuelve a intentarlo.',
    resend: 'Reenviar enlace',
    sent: 'Enlace enviado. Revisa tu bandeja de entrada.',
    other: 'Usar otro correo',
    add: 'Añadir correo',
  },
  qr: {
    title: 'Escanea el código QR',
    picture: 'Código QR',
  },
  manualPayment: {
    title: 'Completa tu pago',
    text: 'Envía el monto a esta cuenta y después confirma que pagaste.',
    method: 'Método de pago',
    account: 'Número de cuenta',
    invoice: 'Número de factura',
    qr: 'Código QR del pago',
    comment: 'Comentario',
    commentHint:
      'Por ejemplo, el nombre de quien envía el dinero, para que encontremos la transferencia más rápido.',
    proof: 'Adjuntar comprobante',
    proofHint: 'Una captura de pantalla o un PDF de la transferencia, si lo tienes.',
    until: 'Este monto es válido hasta el {date}.',
    paid: 'Ya pagué',
  },
  consent: {
    title: 'Usamos cookies',
    text: 'Algunas son necesarias para que el sitio funcione. Con tu consentimiento, también usamos cookies de analítica y publicidad.',
    privacy: 'Privacidad',
    manage: 'Configurar',
    decline: 'Rechazar',
    accept: 'Aceptar',
    panelTitle: 'Configuración de cookies',
    panelText: 'Elige qué cookies permitir. Puedes cambiarlo cuando quieras.',
    analytics: {
      title: 'Analítica',
      text: 'Para saber qué páginas se usan y dónde hay dificultades. También permite cargar el chat en vivo.',
    },
    advertising: {
      title: 'Publicidad',
      text: 'Para medir nuestros anuncios y mostrarlos a personas a las que les pueden interesar.',
    },
    granted: 'Permitir',
    denied: 'No permitir',
  },
  chat: {
    title: '¿Abrir el chat en vivo?',
    text: 'El chat lo ofrece otra empresa, que puede guardar cookies en este dispositivo.',
    open: 'Abrir chat',
  },
  install: {
    title: 'Instala la app',
    ios: 'Para instalar esta app web en tu iPhone o iPad, toca “Compartir” y luego “Agregar a pantalla de inicio”',
    banner: '¡Gestiona tus pedidos sin complicaciones! Instala nuestra app.',
    card: 'Accede rápido a tus pedidos y estadísticas y haz pedidos nuevos con facilidad, todo con menos consumo de datos.',
    fastAccess: 'Acceso rápido a los pedidos',
    allFunctions: 'Todas las funciones en una app',
    install: 'Instalar',
  },
} satisfies Phrases['overlays'];
