import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Olá, {name}!',
  greetingNameless: 'Olá!',
  buttonFallback: 'Se o botão não funcionar, abra este endereço:',
  ignore: 'Se você não pediu isso, pode ignorar esta mensagem.',
  validFor: 'O link funciona uma única vez. Validade: {duration}.',
  signature: 'Equipe {panel}',
  reason: 'Você recebe esta mensagem porque este endereço tem uma conta em {panel}.',
  unsubscribe: 'Cancelar inscrição',
} satisfies Phrases['mail'];
