import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    repeatPassword: 'Repite la contraseña',
    companyName: 'Nombre de la empresa',
    companyAddress: 'Dirección de la empresa',
    companySite: 'Sitio web',
    vat: 'NIF-IVA',
    messenger: 'Mensajería',
    contact: 'Contacto',
    phone: 'Teléfono',
  },
  placeholders: {
    name: '¿Cómo debemos llamarte?',
    contact: '@nombre o número',
  },
  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    hint: 'Al menos 8 caracteres. Una frase corta es fácil de recordar y difícil de adivinar.',
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
    title: '¿Dónde podemos contactarte?',
    hint: 'Para preguntas sobre tus pedidos. Solo lo ve nuestro soporte.',
    add: 'Añadir contacto',
    remove: 'Quitar este contacto',
  },
  login: {
    title: 'Bienvenido de nuevo',
    text: 'Inicia sesión para pedir, seguir tus pedidos y gestionar tu saldo.',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña?',
    noAccount: '¿Eres nuevo aquí?',
    register: 'Crear una cuenta',
    passwordChanged: 'Tu nueva contraseña está lista. Inicia sesión con ella.',
    withCode: 'Iniciando sesión…',
    codeFailed: 'Este enlace de acceso ya no funciona. Inicia sesión con tu contraseña.',
  },
  register: {
    title: 'Crea tu cuenta',
    text: 'Lleva menos de un minuto.',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes una cuenta?',
    login: 'Iniciar sesión',
    terms:
      'Al crear una cuenta aceptas nuestros <terms>términos de uso</terms> y la <privacy>política de privacidad</privacy>.',
  },
  firstOwner: {
    title: 'Conviértete en propietario',
    text: 'Este panel aún no tiene propietario. Elige cómo entrarás; desde aquí lo gestionarás todo.',
    submit: 'Abrir la consola',
    expired: 'Este enlace ya no sirve. Reinicia el servidor: mostrará uno nuevo.',
  },
  reset: {
    title: '¿Olvidaste tu contraseña?',
    text: 'Dinos tu correo y te enviaremos un enlace para crear una nueva.',
    submit: 'Enviar el enlace',
    sentTitle: 'Revisa tu buzón',
    sentText:
      'Si {email} tiene una cuenta aquí, un enlace está en camino. Funciona una vez y durante 30 minutos.',
    again: 'Usar otra dirección',
    back: 'Volver al inicio de sesión',
    newTitle: 'Elige una nueva contraseña',
    newText: 'Para la cuenta de {email}. Se cerrarán todas las sesiones abiertas.',
    newSubmit: 'Guardar la nueva contraseña',
    expired: 'Este enlace ya no funciona. Solicita uno nuevo.',
  },
  verify: {
    title: 'Confirmando tu correo…',
    text: 'Solo tardará un momento.',
    doneTitle: 'Tu correo está confirmado',
    doneText: 'Gracias. Ahora siempre podrás volver a entrar en tu cuenta.',
    failedTitle: 'Este enlace ya no funciona',
    failedText:
      'Ya se usó, es demasiado antiguo o la dirección pertenece a otra cuenta. Puedes pedir uno nuevo desde tu perfil.',
    continue: 'Continuar',
    passwordTitle: 'Introduce tu contraseña',
    passwordText:
      'No has iniciado sesión en este navegador. Introduce tu contraseña para confirmar que la cuenta es tuya.',
    confirm: 'Confirmar correo',
    notMine: 'Yo no creé esta cuenta o he olvidado la contraseña',
  },
  captcha: {
    loading: 'Cargando la comprobación de seguridad…',
    missing: 'Completa primero la comprobación de seguridad.',
    failed:
      'La comprobación de seguridad no se ha cargado. Revisa tu conexión, permítela en tu bloqueador de anuncios e inténtalo de nuevo.',
  },
  aside: {
    title: 'Promoción para todas las redes, en un solo lugar',
    prices: 'Precios claros, sin sorpresas',
    progress: 'Cada pedido se sigue en directo',
    refund: 'Te devolvemos lo que no se entrega',
  },
} satisfies Phrases['account'];
