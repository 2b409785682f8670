import type { Phrases } from '../../phrases.ts';

export const account = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    repeatPassword: 'Repita la contraseña',
    companyName: 'Nombre de la empresa',
    companyAddress: 'Dirección de la empresa',
    companySite: 'Sitio web',
    vat: 'NIF-IVA',
    messenger: 'Mensajería',
    contact: 'Contacto',
    phone: 'Teléfono',
  },
  placeholders: {
    name: '¿Cómo debemos llamarle?',
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
    title: '¿Dónde podemos contactarle?',
    hint: 'Para preguntas sobre sus pedidos. Solo lo ve nuestro soporte.',
    add: 'Añadir contacto',
    remove: 'Quitar este contacto',
  },
  login: {
    title: 'Bienvenido de nuevo',
    text: 'Inicie sesión para pedir, seguir sus pedidos y gestionar su saldo.',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidó su contraseña?',
    noAccount: '¿Es nuevo aquí?',
    register: 'Crear una cuenta',
    passwordChanged: 'Su nueva contraseña está lista. Inicie sesión con ella.',
    withCode: 'Iniciando sesión…',
    codeFailed: 'Este enlace de acceso ya no funciona. Inicie sesión con su contraseña.',
  },
  register: {
    title: 'Cree su cuenta',
    text: 'Lleva menos de un minuto.',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tiene una cuenta?',
    login: 'Iniciar sesión',
    terms:
      'Al crear una cuenta acepta nuestros <terms>términos de uso</terms> y la <privacy>política de privacidad</privacy>.',
  },
  reset: {
    title: '¿Olvidó su contraseña?',
    text: 'Díganos su correo y le enviaremos un enlace para crear una nueva.',
    submit: 'Enviar el enlace',
    sentTitle: 'Revise su buzón',
    sentText:
      'Si {email} tiene una cuenta aquí, un enlace está en camino. Funciona una vez y durante 30 minutos.',
    again: 'Usar otra dirección',
    back: 'Volver al inicio de sesión',
    newTitle: 'Elija una nueva contraseña',
    newText: 'Para la cuenta de {email}. Se cerrarán todas las sesiones abiertas.',
    newSubmit: 'Guardar la nueva contraseña',
    expired: 'Este enlace ya no funciona. Solicite uno nuevo.',
  },
  verify: {
    title: 'Confirmando su correo…',
    text: 'Solo tardará un momento.',
    doneTitle: 'Su correo está confirmado',
    doneText: 'Gracias. Ahora siempre podrá volver a entrar en su cuenta.',
    failedTitle: 'Este enlace ya no funciona',
    failedText:
      'Ya se usó, es demasiado antiguo o la dirección pertenece a otra cuenta. Puede pedir uno nuevo desde su perfil.',
    continue: 'Continuar',
  },
  aside: {
    title: 'Promoción para todas las redes, en un solo lugar',
    prices: 'Precios claros, sin sorpresas',
    progress: 'Cada pedido se sigue en directo',
    refund: 'Le devolvemos lo que no se entrega',
  },
} satisfies Phrases['account'];
