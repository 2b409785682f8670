import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Nome',
    email: 'Endereço de e-mail',
    password: 'Senha',
    newPassword: 'Nova senha',
    repeatPassword: 'Repita a senha',
    companyName: 'Nome da empresa',
    companyAddress: 'Endereço da empresa',
    companySite: 'Site',
    vat: 'Número de IVA',
    messenger: 'Mensageiro',
    contact: 'Contato',
    phone: 'Telefone',
  },
  placeholders: {
    name: 'Como devemos chamar você?',
    contact: '@nome ou número',
  },
  password: {
    show: 'Mostrar senha',
    hide: 'Ocultar senha',
    hint: 'Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.',
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
    title: 'Onde podemos falar com você?',
    hint: 'Para dúvidas sobre seus pedidos. Só o nosso suporte vê.',
    add: 'Adicionar contato',
    remove: 'Remover este contato',
  },
  login: {
    title: 'Que bom ver você de novo',
    text: 'Entre para fazer pedidos, acompanhá-los e cuidar do seu saldo.',
    submit: 'Entrar',
    forgot: 'Esqueceu a senha?',
    noAccount: 'É novo por aqui?',
    register: 'Criar uma conta',
    passwordChanged: 'Sua nova senha está definida. Entre com ela.',
    withCode: 'Entrando…',
    codeFailed: 'Este link de acesso não funciona mais. Entre com sua senha.',
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
    title: 'Torne-se o proprietário',
    text: 'Este painel ainda não tem proprietário. Escolha como entrar; você vai comandar tudo daqui.',
    submit: 'Abrir o console',
    expired: 'Este link não funciona mais. Reinicie o servidor: ele mostra um novo.',
  },
  reset: {
    title: 'Esqueceu a senha?',
    text: 'Informe seu e-mail e enviaremos um link para criar uma nova.',
    submit: 'Enviar o link',
    sentTitle: 'Confira sua caixa de entrada',
    sentText:
      'Se {email} tiver uma conta aqui, um link está a caminho. Ele funciona uma vez e por 30 minutos.',
    again: 'Usar outro endereço',
    back: 'Voltar para entrar',
    newTitle: 'Escolha uma nova senha',
    newText: 'Para a conta de {email}. Todas as sessões abertas serão encerradas.',
    newSubmit: 'Definir nova senha',
    expired: 'Este link não funciona mais. Peça um novo.',
  },
  verify: {
    title: 'Confirmando seu e-mail…',
    text: 'Só leva um instante.',
    doneTitle: 'Seu e-mail está confirmado',
    doneText: 'Obrigado. Agora você sempre poderá voltar à sua conta.',
    failedTitle: 'Este link não funciona mais',
    failedText:
      'Ele já foi usado, é antigo demais ou o endereço pertence a outra conta. Você pode pedir um novo no seu perfil.',
    continue: 'Continuar',
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
      'A verificação de segurança não carregou. Confira sua conexão, libere-a no bloqueador de anúncios e tente de novo.',
  },
  aside: {
    title: 'Divulgação para todas as redes, em um só lugar',
    prices: 'Preços claros, sem surpresas',
    progress: 'Cada pedido pode ser acompanhado ao vivo',
    refund: 'Dinheiro de volta pelo que não for entregue',
  },
} satisfies Phrases['account'];
