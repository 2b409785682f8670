import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Ver tarefas',
  start: {
    title: 'Comece a ganhar com tarefas',
    lead: 'Faça pequenas ações no YouTube com seu próprio canal e receba por cada ação confirmada.',
    what: {
      title: 'O que é uma tarefa',
      text: 'Uma tarefa é uma única ação: assistir a um vídeo, curtir, comentar ou se inscrever em um canal. Você vê a recompensa antes de começar.',
    },
    begin: {
      title: 'Sua primeira recompensa em quatro passos',
      account: 'Crie uma conta ou entre.',
      connect: 'Conecte seu canal do YouTube e verifique-o.',
      perform: 'Escolha e faça uma tarefa. Depois, marque-a como feita.',
      reward: 'Depois da verificação, a recompensa é adicionada aos seus ganhos com tarefas.',
    },
    expect: {
      title: 'O que esperar',
      text: 'As tarefas são um pequeno extra, não um emprego. A oferta depende dos pedidos dos clientes, e cada recompensa é pequena. Participar é grátis.',
      note: 'O YouTube tem políticas próprias sobre ações pagas. Leia-as antes e, no seu canal, faça só aquilo com que se sentir à vontade.',
    },
  },
  connect: {
    title: 'Como conectar um canal do YouTube',
    lead: 'Duas verificações confirmam que o canal é seu e que conseguimos ver as tarefas feitas. Você não precisa informar nenhuma senha.',
    code: {
      title: 'Verifique seu canal',
      open: 'Abra seu perfil e adicione o link do seu canal.',
      copy: 'Copie o código exibido.',
      paste: 'No YouTube, cole o código na descrição do canal e publique a mudança.',
      confirm: 'Volte e inicie a verificação. Depois você pode remover o código.',
    },
    public: {
      title: 'Deixe suas inscrições públicas',
      text: 'Só conseguimos verificar uma inscrição se ela for pública.',
      open: 'Abra as configurações do YouTube e acesse Privacidade.',
      off: 'Desative “Manter como particular todas as minhas inscrições”.',
      check: 'Volte e inicie a segunda verificação.',
      note: 'Mantenha as inscrições públicas enquanto fizer tarefas. Sem isso, não conseguimos verificar o que você fez.',
    },
    trouble: {
      title: 'Se uma verificação falhar',
      text: 'O YouTube pode levar alguns minutos para mostrar as mudanças. Espere um pouco e tente de novo. Confira se o link está certo e se o código completo está na descrição.',
    },
    several: {
      title: 'Vários canais',
      text: 'Você pode conectar vários canais e escolher com qual deles fazer cada tarefa. Também pode remover um canal no seu perfil quando quiser.',
    },
    profile: 'Abrir perfil',
  },
  perform: {
    title: 'Como fazer tarefas',
    lead: 'Quatro passos, quase todos no YouTube.',
    steps: {
      title: 'Passo a passo',
      choose: 'Escolha seu canal e uma tarefa. Você vê a ação e a recompensa.',
      start: 'Comece a tarefa. O vídeo ou canal é aberto no YouTube.',
      act: 'Faça a ação com o canal conectado. Se a tarefa trouxer um texto de comentário, use-o exatamente como está.',
      end: 'Volte e marque a tarefa como feita.',
    },
    check: {
      title: 'Como verificamos',
      text: 'Comparamos os dados públicos do YouTube com a tarefa: a inscrição, a curtida ou o comentário do seu canal. Alguns resultados são imediatos; outros demoram a aparecer no YouTube.',
      note: 'Cada tarefa é paga uma única vez por canal.',
    },
    states: {
      title: 'Status das tarefas',
      started: { name: 'Iniciada', text: 'Em andamento. Termine antes que o tempo acabe.' },
      ended: { name: 'Em análise', text: 'Você marcou a tarefa como feita; estamos verificando a ação.' },
      approved: { name: 'Aprovada', text: 'A recompensa está nos seus ganhos com tarefas.' },
      rejected: {
        name: 'Recusada',
        text: 'Não conseguimos verificar a ação, então nenhuma recompensa foi paga.',
      },
      expired: {
        name: 'Expirada',
        text: 'Você não marcou a tarefa como feita a tempo, mas pode escolher outra.',
      },
    },
    reasons: {
      title: 'Por que uma tarefa é recusada',
      channel: 'Você usou outro canal.',
      hidden: 'Suas inscrições são privadas.',
      undone: 'Você desfez a ação antes da verificação.',
      early: 'Você marcou a tarefa como feita cedo demais, por exemplo, antes do fim do vídeo.',
    },
  },
  rewards: {
    title: 'Como usar as recompensas',
    lead: 'Os ganhos com tarefas ficam separados do seu saldo. Você pode transferi-los para o saldo ou sacá-los.',
    where: {
      title: 'Onde estão suas recompensas',
      text: 'As recompensas vão para os seus ganhos com tarefas, separados do saldo. Você vê cada uma em Finanças.',
    },
    spend: {
      title: 'Pagar pedidos',
      text: 'Transfira qualquer parte dos seus ganhos com tarefas para o saldo e use esse valor em pedidos.',
      note: 'O dinheiro transferido para o saldo não pode ser sacado. Transfira só o que quiser gastar.',
    },
    withdraw: {
      title: 'Sacar',
      method: 'Abra a página de saque e escolha uma forma de recebimento.',
      amount: 'Informe o valor e os dados da conta. Você vê a taxa e quanto vai receber.',
      wait: 'Envie a solicitação e acompanhe o status.',
      note: 'Cada forma de recebimento tem limites próprios. Confira bem o número da conta: um pagamento para a conta errada raramente pode ser recuperado.',
    },
    open: 'Sacar ganhos',
  },
  faq: {
    title: 'Tarefas: perguntas frequentes',
    lead: 'Respostas às dúvidas mais comuns.',
    pay: {
      question: 'Quanto posso ganhar?',
      answer:
        'Depende de quantas tarefas estão disponíveis e de quantas você faz. Você vê cada recompensa antes de começar. Não há garantia de ganho fixo.',
    },
    who: {
      question: 'Quem pode participar?',
      answer: 'Qualquer pessoa que tenha uma conta e um canal do YouTube aprovado nas duas verificações.',
    },
    password: {
      question: 'Vocês precisam da minha senha do YouTube?',
      answer: 'Não. Só usamos dados públicos. Nunca passe sua senha a quem disser que fala em nosso nome.',
    },
    once: {
      question: 'Posso fazer a mesma tarefa duas vezes?',
      answer: 'Só uma vez por canal conectado.',
    },
    slow: {
      question: 'Por que a verificação demora tanto?',
      answer:
        'Algumas ações demoram a aparecer no YouTube. Você não precisa esperar; o resultado aparecerá na sua lista.',
    },
    rejected: {
      question: 'Fiz a tarefa, mas ela foi recusada. E agora?',
      answer:
        'Confira se você usou o canal certo e se suas inscrições são públicas. Se estiver tudo certo, fale com o suporte e informe o número da tarefa.',
    },
    none: {
      question: 'Por que não vejo nenhuma tarefa?',
      answer:
        'As tarefas vêm dos pedidos de clientes, por isso a oferta muda ao longo do dia. Algumas só estão disponíveis para contas aprovadas.',
    },
    undo: {
      question: 'Posso desfazer a ação depois?',
      answer:
        'Não. Os clientes pagam por resultados duradouros, e contas que desfazem ações podem perder o acesso às tarefas.',
    },
  },
} satisfies Phrases['earning'];
