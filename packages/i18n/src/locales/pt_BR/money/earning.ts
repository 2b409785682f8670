import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Ver as tarefas',
  start: {
    title: 'Comece a ganhar com tarefas',
    lead: 'Faça você mesmo pequenas ações no YouTube, pelo seu próprio canal, e receba uma recompensa por cada uma confirmada.',
    what: {
      title: 'O que é uma tarefa',
      text: 'Uma tarefa pede uma única ação: por exemplo, assistir a um vídeo, curtir, comentar ou se inscrever em um canal. A recompensa aparece antes de você começar.',
    },
    begin: {
      title: 'Quatro passos até a primeira recompensa',
      account: 'Crie uma conta ou entre.',
      connect: 'Conecte seu canal do YouTube e confirme que é seu.',
      perform: 'Escolha uma tarefa, comece, faça o que ela pede e volte para avisar.',
      reward: 'Depois da verificação, a recompensa vai para o seu saldo de tarefas.',
    },
    expect: {
      title: 'O que esperar',
      text: 'Tarefas são um pequeno extra, não um emprego. Quantas existem depende do que os clientes pedem, e a recompensa por ação é pequena. Participar não custa nada.',
      note: 'O YouTube tem regras próprias sobre ações pagas. Leia antes de começar e faça só o que você pode sustentar com seu próprio canal.',
    },
  },
  connect: {
    title: 'Como conectar um canal do YouTube',
    lead: 'Duas verificações mostram que o canal é seu e que as tarefas feitas podem ser vistas. Ninguém precisa da sua senha.',
    code: {
      title: 'Prove que o canal é seu',
      open: 'Abra seu perfil e adicione o link do seu canal.',
      copy: 'Copie o código que aparece.',
      paste:
        'No YouTube, abra as configurações do canal, cole o código na descrição do canal e publique a mudança.',
      confirm: 'Volte e inicie a verificação. Com o canal confirmado, você pode remover o código.',
    },
    public: {
      title: 'Deixe suas inscrições públicas',
      text: 'Só dá para verificar se você se inscreveu em um canal quando os outros podem ver isso.',
      open: 'Abra as configurações do YouTube e vá em Privacidade.',
      off: 'Desative “Manter como particular todas as minhas inscrições”.',
      check: 'Volte e inicie a segunda verificação.',
      note: 'Deixe-as públicas enquanto fizer tarefas; senão, uma tarefa feita não pode ser confirmada.',
    },
    trouble: {
      title: 'Se uma verificação falhar',
      text: 'Às vezes o YouTube leva alguns minutos para mostrar uma mudança: espere um pouco e tente de novo. Confira se o link leva ao canal certo e se o código inteiro está na descrição.',
    },
    several: {
      title: 'Vários canais',
      text: 'Você pode conectar mais de um canal e escolher qual deles faz uma tarefa. Um canal pode ser removido do perfil a qualquer momento.',
    },
    profile: 'Abrir seu perfil',
  },
  perform: {
    title: 'Como fazer as tarefas',
    lead: 'Escolher, começar, fazer e avisar: quatro passos, e quase tudo acontece no YouTube.',
    steps: {
      title: 'Passo a passo',
      choose: 'Escolha seu canal e uma tarefa. Você vê o que ela pede e quanto paga.',
      start: 'Comece a tarefa, e o vídeo ou canal abre no YouTube.',
      act: 'Faça o que ela pede, conectado com o canal vinculado. Se houver um texto para o comentário, use exatamente esse texto.',
      end: 'Volte e avise que a tarefa está feita.',
    },
    check: {
      title: 'Como é verificada',
      text: 'Comparamos o que o YouTube mostra publicamente com o que foi pedido: a nova inscrição, a curtida, o comentário do seu canal. Às vezes a resposta é imediata; às vezes o YouTube demora a mostrar.',
      note: 'Cada tarefa paga uma vez por canal.',
    },
    states: {
      title: 'O que significam os estados',
      started: { name: 'Iniciada', text: 'Em andamento. Termine antes que o tempo acabe.' },
      ended: { name: 'Em análise', text: 'Você avisou, e estamos olhando.' },
      approved: { name: 'Aprovada', text: 'A recompensa está no seu saldo de tarefas.' },
      rejected: { name: 'Recusada', text: 'Não foi possível ver a ação, então não há recompensa.' },
      expired: { name: 'Expirada', text: 'Não foi avisada a tempo. Você pode escolher outra tarefa.' },
    },
    reasons: {
      title: 'Por que uma tarefa é recusada',
      channel: 'Foi feita com um canal diferente do escolhido.',
      hidden: 'Suas inscrições estão privadas.',
      undone: 'A ação foi desfeita antes da verificação.',
      early: 'Foi avisada antes de ser feita, por exemplo antes do fim do vídeo.',
    },
  },
  rewards: {
    title: 'Como usar as recompensas',
    lead: 'O que você ganha é dinheiro em um saldo próprio. Gaste aqui ou saque.',
    where: {
      title: 'Onde estão suas recompensas',
      text: 'Elas vão para o seu saldo de tarefas, separado do saldo principal. Cada uma aparece em “Finanças”.',
    },
    spend: {
      title: 'Pagar pedidos',
      text: 'Passe qualquer parte do saldo de tarefas para o saldo principal e peça o que quiser.',
      note: 'O que passa para o saldo principal não pode mais ser sacado. Passe só o que quiser gastar aqui.',
    },
    withdraw: {
      title: 'Sacar o dinheiro',
      method: 'Abra a página de saque e escolha um método.',
      amount: 'Informe o valor e a sua conta. A taxa e o que você vai receber aparecem na hora.',
      wait: 'Envie a solicitação. Você vê o estado dela até o dinheiro estar a caminho.',
      note: 'Cada método tem um valor mínimo e um máximo. Confira o número da conta: um pagamento para a conta errada raramente volta.',
    },
    open: 'Sacar ganhos',
  },
  faq: {
    title: 'Perguntas frequentes sobre tarefas',
    lead: 'Respostas curtas para o que mais se pergunta.',
    pay: {
      question: 'Quanto posso ganhar?',
      answer:
        'Depende de quantas tarefas existem e de quantas você faz. Cada recompensa aparece antes de começar. Ninguém pode prometer uma renda fixa.',
    },
    who: {
      question: 'Quem pode participar?',
      answer:
        'Qualquer pessoa com uma conta aqui e um canal próprio no YouTube que passou nas duas verificações.',
    },
    password: {
      question: 'Vocês precisam da minha senha do YouTube?',
      answer: 'Não. Só olhamos o que é público. Nunca dê sua senha a quem a pedir em nosso nome.',
    },
    once: {
      question: 'Posso fazer a mesma tarefa duas vezes?',
      answer: 'Uma vez por canal conectado.',
    },
    slow: {
      question: 'Por que uma verificação demora tanto?',
      answer:
        'O YouTube mostra algumas ações com atraso. Não é preciso esperar na página; o resultado aparece na sua lista.',
    },
    rejected: {
      question: 'Minha tarefa foi recusada, mas eu fiz. E agora?',
      answer:
        'Confira se você usou o canal certo e se suas inscrições estão públicas. Se tudo estiver certo, fale com o suporte e informe o número da tarefa.',
    },
    none: {
      question: 'Por que não há tarefas para mim?',
      answer:
        'As tarefas vêm de pedidos de outros clientes, por isso o número muda ao longo do dia. Algumas só abrem para contas autorizadas.',
    },
    undo: {
      question: 'Posso desfazer a ação depois?',
      answer:
        'Por favor, não faça isso. Os clientes pagam por algo que dura, e contas que desfazem ações podem perder o acesso às tarefas.',
    },
  },
} satisfies Phrases['earning'];
