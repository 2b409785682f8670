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
  account: {
    welcome: {
      subject: 'Boas-vindas ao {panel}: confirme seu e-mail',
      title: 'Que bom ter você aqui',
      text: 'Sua conta no {panel} está pronta. Confirme que este endereço é seu para poder voltar sempre e para que possamos avisar sobre seus pedidos.',
      action: 'Confirmar e-mail',
    },
    alreadyRegistered: {
      subject: 'Você já tem uma conta no {panel}',
      title: 'Você já tem uma conta',
      text: 'Alguém, talvez você, acabou de se cadastrar no {panel} com este endereço. Ele já pertence à sua conta, então nada mudou. Entre com sua senha ou peça uma nova na mesma página.',
      action: 'Entrar',
    },
    verifyEmail: {
      subject: 'Confirme seu e-mail para o {panel}',
      title: 'Confirme seu e-mail',
      text: 'Confirme que este endereço é seu para poder sempre voltar à sua conta no {panel}.',
      action: 'Confirmar e-mail',
    },
    passwordReset: {
      subject: 'Nova senha para o {panel}',
      title: 'Escolha uma nova senha',
      text: 'Você pediu uma nova senha para sua conta no {panel}. Ao defini-la, todas as sessões abertas serão encerradas.',
      action: 'Definir nova senha',
    },
  },
} satisfies Phrases['mail'];
