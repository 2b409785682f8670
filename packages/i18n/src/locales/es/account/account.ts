import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    repeatPassword: 'Repetir contraseña',
    companyName: 'Nombre de la empresa',
    companyAddress: 'Dirección de la empresa',
    companySite: 'Sitio web',
    vat: 'Número de IVA',
    messenger: 'App de mensajería',
    contact: 'Contacto',
    phone: 'Teléfono',
  },
  placeholders: {
    name: 'Tu nombre',
    contact: '@nombre o número',
  },
  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    hint: '8 caracteres o más. Una frase corta es fácil de recordar y difícil de adivinar.',
    strength: {
      short: 'Demasiado corta',
      weak: 'Fácil de adivinar',
      good: 'Buena',
      strong: 'Fuerte',
    },
  },
  accountType: {
    label: 'Tipo de cuenta',
    individual: 'Particular',
    company: 'Empresa',
  },
  contacts: {
    title: '¿Cómo podemos contactarte?',
    hint: 'Para consultas sobre tus pedidos. Solo soporte ve estos datos.',
    add: 'Añadir contacto',
    remove: 'Quitar contacto',
  },
  login: {
    title: 'Hola de nuevo',
    text: 'Inicia sesión para hacer pedidos, seguirlos y gestionar tu saldo.',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña?',
    noAccount: '¿No tienes cuenta?',
    register: 'Crear cuenta',
    passwordChanged: 'Contraseña cambiada. Inicia sesión con la nueva.',
    withCode: 'Iniciando sesión…',
    codeFailed: 'Este enlace de inicio de sesión venció. Usa tu contraseña.',
  },
  register: {
    title: 'Crea tu cuenta',
    text: 'Toma menos de un minuto.',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes cuenta?',
    login: 'Iniciar sesión',
    terms:
      'Al crear una cuenta, aceptas nuestras <terms>condiciones de uso</terms> y nuestra <privacy>política de privacidad</privacy>.',
  },
  firstOwner: {
    title: 'Crea la cuenta del propietario',
    text: 'Este panel aún no tiene propietario. El propietario lo gestiona todo desde la consola.',
    submit: 'Crear cuenta de propietario',
    expired: 'Este enlace ya no funciona. Reinicia el servidor para obtener uno nuevo.',
  },
  reset: {
    title: '¿Olvidaste tu contraseña?',
    text: 'Escribe tu correo y te enviaremos un enlace para restablecerla.',
    submit: 'Enviar enlace',
    sentTitle: 'Revisa tu bandeja de entrada',
    sentText:
      'Si hay una cuenta con {email}, ya enviamos un enlace. Funciona una sola vez y vence en 30 minutos.',
    again: 'Usar otro correo',
    back: 'Volver al inicio de sesión',
    newTitle: 'Elige una nueva contraseña',
    newText: 'Para {email}. Se cerrarán todas las demás sesiones.',
    newSubmit: 'Guardar contraseña',
    expired: 'Este enlace venció. Solicita uno nuevo.',
  },
  verify: {
    title: 'Confirmando tu correo…',
    text: 'Un momento.',
    doneTitle: 'Correo confirmado',
    doneText: 'Gracias. A partir de ahora podrás recuperar tu cuenta por correo.',
    failedTitle: 'Este enlace ya no funciona',
    failedText:
      'El enlace venció o ya se usó, o la dirección pertenece a otra cuenta. Solicita un enlace nuevo en tu perfil.',
    continue: 'Continuar',
    console: 'Abrir consola',
    passwordTitle: 'Escribe tu contraseña',
    passwordText:
      'No iniciaste sesión en este navegador. Escribe tu contraseña para confirmar que la cuenta es tuya.',
    confirm: 'Confirmar correo',
    notMine: 'No creé esta cuenta u olvidé mi contraseña',
  },
  captcha: {
    loading: 'Cargando la verificación de seguridad…',
    missing: 'Primero completa la verificación de seguridad.',
    failed:
      'La verificación de seguridad no se cargó. Revisa tu conexión, permite la verificación en tu bloqueador de anuncios e inténtalo de nuevo.',
  },
  aside: {
    title: 'Promoción para todas las redes, en un solo lugar',
    prices: 'Precios claros, sin sorpresas',
    progress: 'Pedidos con seguimiento en vivo',
    refund: 'Reembolso de todo lo que no se entregue',
  },
} satisfies Phrases['account'];
