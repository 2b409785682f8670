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
      subject: 'Bienvenido a {panel}: confirme su correo',
      title: 'Nos alegra tenerle aquí',
      text: 'Su cuenta en {panel} está lista. Confirme que esta dirección es suya para poder volver a entrar siempre y para que podamos informarle de sus pedidos.',
      action: 'Confirmar correo',
    },
    alreadyRegistered: {
      subject: 'Ya tiene una cuenta en {panel}',
      title: 'Ya tiene una cuenta',
      text: 'Alguien, quizá usted, acaba de registrarse en {panel} con esta dirección. Ya pertenece a su cuenta, así que nada ha cambiado. Inicie sesión con su contraseña o solicite una nueva en la misma página.',
      action: 'Iniciar sesión',
    },
    verifyEmail: {
      subject: 'Confirme su correo para {panel}',
      title: 'Confirme su correo',
      text: 'Confirme que esta dirección es suya para poder volver a entrar siempre en su cuenta de {panel}.',
      action: 'Confirmar correo',
    },
    passwordReset: {
      subject: 'Nueva contraseña para {panel}',
      title: 'Elija una nueva contraseña',
      text: 'Ha solicitado una nueva contraseña para su cuenta en {panel}. Al establecerla se cerrarán todas las sesiones abiertas.',
      action: 'Establecer nueva contraseña',
    },
  },
} satisfies Phrases['mail'];
