import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Nome',
    email: 'E-mail',
    password: 'Senha',
    newPassword: 'Nova senha',
    repeatPassword: 'Repita a senha',
    companyName: 'Nome da empresa',
    companyAddress: 'Endereço da empresa',
    companySite: 'Site',
    vat: 'CPF/CNPJ ou VAT',
    messenger: 'App de mensagens',
    contact: 'Contato',
    phone: 'Telefone',
  },
  placeholders: {
    name: 'Seu nome',
    contact: '@nome ou número',
  },
  password: {
    show: 'Mostrar senha',
    hide: 'Ocultar senha',
    hint: '8 caracteres ou mais. Uma frase curta é fácil de lembrar e difícil de adivinhar.',
    strength: {
      short: 'Curta demais',
      weak: 'Fácil de adivinhar',
      good: 'Boa',
      strong: 'Forte',
    },
  },
  accountType: {
    label: 'Tipo de conta',
    individual: 'Pessoa física',
    company: 'Empresa',
  },
  contacts: {
    title: 'Como podemos falar com você?',
    hint: 'Para dúvidas sobre seus pedidos. Visível só para o suporte.',
    add: 'Adicionar contato',
    remove: 'Remover contato',
  },
  login: {
    title: 'Que bom ver você de novo',
    text: 'Entre para fazer pedidos, acompanhá-los e gerenciar seu saldo.',
    submit: 'Entrar',
    forgot: 'Esqueceu a senha?',
    noAccount: 'Ainda não tem conta?',
    register: 'Criar conta',
    passwordChanged: 'Senha alterada. Entre com a nova senha.',
    withCode: 'Entrando…',
    codeFailed: 'Este link de acesso expirou. Entre com sua senha.',
  },
  register: {
    title: 'Crie sua conta',
    text: 'Leva menos de um minuto.',
    submit: 'Criar conta',
    haveAccount: 'Já tem uma conta?',
    login: 'Entrar',
    terms:
      'Ao criar uma conta, você aceita nossos <terms>termos de uso</terms> e nossa <privacy>política de privacidade</privacy>.',
  },
  firstOwner: {
    title: 'Crie a conta de proprietário',
    text: 'Este painel ainda não tem proprietário. O proprietário administra tudo pelo console.',
    submit: 'Criar conta de proprietário',
    expired: 'Este link não funciona mais. Reinicie o servidor para gerar um novo.',
  },
  reset: {
    title: 'Esqueceu a senha?',
    text: 'Digite seu e-mail, e enviaremos um link para redefinir a senha.',
    submit: 'Enviar link',
    sentTitle: 'Confira sua caixa de entrada',
    sentText:
      'Se houver uma conta com {email}, você receberá um link. Ele funciona uma única vez e expira em 30 minutos.',
    again: 'Usar outro e-mail',
    back: 'Voltar ao login',
    newTitle: 'Escolha uma nova senha',
    newText: 'Para a conta {email}. Todas as outras sessões serão encerradas.',
    newSubmit: 'Definir nova senha',
    expired: 'Este link expirou. Solicite um novo.',
  },
  verify: {
    title: 'Confirmando seu e-mail…',
    text: 'Só um instante.',
    doneTitle: 'E-mail confirmado',
    doneText: 'Obrigado. Agora você pode recuperar sua conta por e-mail.',
    failedTitle: 'Este link não funciona mais',
    failedText:
      'O link expirou ou já foi usado, ou o endereço pertence a outra conta. Solicite um novo link no seu perfil.',
    continue: 'Continuar',
    console: 'Abrir console',
    passwordTitle: 'Digite sua senha',
    passwordText:
      'Você não entrou na conta neste navegador. Digite sua senha para confirmar que a conta é sua.',
    confirm: 'Confirmar e-mail',
    notMine: 'Não criei esta conta ou esqueci a senha',
  },
  captcha: {
    loading: 'Carregando a verificação de segurança…',
    missing: 'Conclua primeiro a verificação de segurança.',
    failed:
      'A verificação de segurança não carregou. Confira sua conexão, permita a verificação no bloqueador de anúncios e tente de novo.',
  },
  aside: {
    title: 'Divulgação em todas as redes em um só lugar',
    prices: 'Preços claros, sem surpresas',
    progress: 'Pedidos acompanhados em tempo real',
    refund: 'Reembolso de tudo o que não for entregue',
  },
} satisfies Phrases['account'];
