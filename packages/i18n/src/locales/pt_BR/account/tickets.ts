import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Suporte',
  lead: 'Tire dúvidas sobre um pedido, um pagamento ou sua conta. Respondemos aqui e por e-mail.',
  new: 'Novo chamado',
  show: 'Mostrar',
  all: 'Todos',
  status: {
    open: 'Aberto',
    answered: 'Respondido',
    closed: 'Encerrado',
  },
  unread: 'Nova resposta',
  messages: '{count, plural, =0 {# mensagens} one {# mensagem} many {# de mensagens} other {# mensagens}}',
  you: 'Você',
  youSaid: 'Você: {text}',
  byMail: 'por e-mail',
  order: 'Pedido {order}',
  opened: 'Aberto <time></time>',
  empty: {
    title: 'Nenhum chamado ainda',
    text: 'Algo não está claro ou não funciona? Fale conosco e uma pessoa da equipe responderá.',
  },
  noneHere: 'Nenhum chamado com este status',
  form: {
    title: 'Como podemos ajudar?',
    subject: 'Assunto',
    order: 'Número do pedido',
    text: 'Sua mensagem',
    textHint: 'Nunca informe senhas ou números de cartão.',
    send: 'Enviar',
  },
  files: {
    add: 'Anexar imagens ou um PDF',
    hint: 'Até 5 arquivos, com até 10 MB cada',
    remove: 'Remover {name}',
    tooLarge: 'Mais de 10 MB',
    tooMany: 'Até 5 arquivos por mensagem',
  },
  reply: {
    label: 'Sua resposta',
    reopens: 'Este chamado está encerrado. Se você responder, ele será reaberto.',
  },
  close: 'Marcar como resolvido',
  reopen: 'Reabrir',
  trail: 'Caminho da página',
  thread: 'Mensagens',
} satisfies Phrases['tickets'];
