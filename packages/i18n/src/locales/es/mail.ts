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
} satisfies Phrases['mail'];
