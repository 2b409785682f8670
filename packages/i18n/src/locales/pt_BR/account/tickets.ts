import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Suporte',
  lead: 'Pergunte o que quiser sobre um pedido, um pagamento ou sua conta. Respondemos aqui e por e-mail.',
  new: 'Nova pergunta',
  show: 'Mostrar',
  all: 'Todas',
  status: {
    open: 'Aguardando resposta',
    answered: 'Respondida',
    closed: 'Encerrada',
  },
  unread: 'Nova resposta',
  messages: '{count, plural, one {# mensagem} many {# de mensagens} other {# mensagens}}',
  you: 'Você',
  youSaid: 'Você: {text}',
  byMail: 'por e-mail',
  order: 'Pedido {order}',
  opened: 'Aberto <time></time>',
  empty: {
    title: 'Nenhuma pergunta ainda',
    text: 'Se algo não estiver claro ou não andar bem, escreva para nós. Uma pessoa responde.',
  },
  noneHere: 'Nada com este status',
  form: {
    title: 'Como podemos ajudar?',
    subject: 'Assunto',
    order: 'Número do pedido',
    text: 'Sua mensagem',
    textHint: 'Nunca escreva aqui senhas ou números de cartão.',
    send: 'Enviar',
  },
  files: {
    add: 'Adicionar imagens ou um PDF',
    hint: 'Até cinco arquivos de 10 MB',
    remove: 'Remover {name}',
    tooLarge: 'Mais de 10 MB',
    tooMany: 'Cabem só cinco arquivos por mensagem',
  },
  reply: {
    label: 'Sua resposta',
    reopens: 'Esta conversa está encerrada. Sua resposta a abre de novo.',
  },
  close: 'Marcar como resolvida',
  reopen: 'Abrir de novo',
  trail: 'Onde você está',
  thread: 'Mensagens',
} satisfies Phrases['tickets'];
