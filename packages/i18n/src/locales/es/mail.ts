import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Hola, {name}:',
  greetingNameless: 'Hola:',
  buttonFallback: 'Si el botón no funciona, abre esta dirección:',
  ignore: 'Si no has pedido esto, puedes ignorar este mensaje.',
  validFor: 'El enlace funciona una sola vez. Validez: {duration}.',
  signature: 'El equipo de {panel}',
  reason: 'Recibes este mensaje porque esta dirección tiene una cuenta en {panel}.',
  unsubscribe: 'Cancelar la suscripción',
  account: {
    welcome: {
      subject: 'Bienvenido a {panel}: confirma tu correo',
      title: 'Nos alegra tenerte aquí',
      text: 'Tu cuenta en {panel} está lista. Confirma que esta dirección es tuya para poder volver a entrar siempre y para que podamos informarte de tus pedidos.',
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
      subject: 'Nueva contraseña para {panel}',
      title: 'Elige una nueva contraseña',
      text: 'Has solicitado una nueva contraseña para tu cuenta en {panel}. Al establecerla se cerrarán todas las sesiones abiertas.',
      action: 'Establecer nueva contraseña',
    },
  },
} satisfies Phrases['mail'];
