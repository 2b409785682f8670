import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Avisos',
  frozen: {
    greeting: '{hasName, select, yes {Hola, {name}} other {Hola}}',
    text: 'Tu cuenta en {panel} está bloqueada, así que los pedidos y los pagos están en pausa. Escríbenos y lo resolveremos juntos.',
    chat: 'Abrir el chat en vivo',
  },
  unproven: {
    title: 'Confirma primero tu correo',
    text: 'Enviamos un enlace a {email}. Ábrelo en este navegador y vuelve a intentarlo.',
    noAddress: 'Añade una dirección de correo a tu cuenta, confírmala y vuelve a intentarlo.',
    resend: 'Enviar el enlace otra vez',
    sent: 'Enviado. Mira tu bandeja de entrada.',
    other: 'Usar otra dirección',
    add: 'Añadir una dirección',
  },
  qr: {
    title: 'Escanea el código',
    picture: 'Código QR',
  },
  manualPayment: {
    title: 'Completa tu pago',
    text: 'Transfiere el importe a esta cuenta y después avísanos de que has pagado.',
    method: 'Método de pago',
    account: 'Número de cuenta',
    invoice: 'Número de factura',
    qr: 'Código QR de este pago',
    comment: 'Comentario',
    commentHint: 'Por ejemplo, el nombre de la transferencia, para que la encontremos antes.',
    paid: 'Ya he pagado',
  },
  consent: {
    title: 'Usamos cookies',
    text: 'Algunas hacen que el panel funcione. Con tu permiso, otras ayudan con las estadísticas y la publicidad.',
    privacy: 'Privacidad',
    manage: 'Gestionar',
    decline: 'Rechazar',
    accept: 'Aceptar',
    panelTitle: 'Configuración de cookies',
    panelText: 'Elige en los dos casos. Puedes cambiar de opinión cuando quieras.',
    analytics: {
      title: 'Estadísticas',
      text: 'Nos muestra qué páginas se usan y dónde hay dificultades, y carga el chat en vivo.',
    },
    advertising: {
      title: 'Publicidad',
      text: 'Mide nuestros anuncios y los muestra a quienes pueden estar interesados.',
    },
    granted: 'Permitir',
    denied: 'Denegar',
  },
  chat: {
    title: '¿Abrir el chat en vivo?',
    text: 'El chat lo gestiona otra empresa, que puede guardar cookies en este dispositivo.',
    open: 'Abrir el chat',
  },
  install: {
    title: 'Instala la aplicación',
    ios: 'Para instalar esta aplicación web en tu iPhone/iPad, pulsa Compartir y luego Añadir a pantalla de inicio',
    banner: '¡Gestiona tus pedidos sin complicaciones! Instala ya nuestra aplicación.',
    card: 'Accede rápido a tus pedidos y estadísticas y crea otros nuevos con facilidad, con menos datos.',
    fastAccess: 'Acceso rápido a los pedidos',
    allFunctions: 'Todas las funciones en una aplicación',
    install: 'Instalar',
  },
} satisfies Phrases['overlays'];
