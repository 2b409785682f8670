import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Verificação de cartão',
  lead: 'Quatro fotos mostram que o cartão é seu. Depois de conferidas, seus pagamentos passam sem espera.',
  progress: '{done} de {total} enviadas',
  status: {
    not_started: {
      title: 'Ainda não iniciada',
      text: 'Comece por qualquer foto. Leva cerca de dois minutos.',
    },
    incomplete: {
      title: 'Faltam fotos',
      text: 'Envie as fotos que faltam. A análise começa automaticamente depois da última.',
    },
    in_review: {
      title: 'Em análise',
      text: 'Costuma levar menos de um dia. Escrevemos assim que terminar.',
    },
    approved: {
      title: 'Você está verificado',
      text: 'Tudo pronto.',
    },
    rejected: {
      title: 'Envie uma foto melhor',
      text: 'Troque a foto recusada e analisamos de novo.',
    },
  },
  reason: 'Motivo: {reason}',
  submitted: 'Enviado <time></time>',
  decided: 'Analisado <time></time>',
  steps: {
    identity_front: {
      title: 'Documento de identidade, frente',
      text: 'Passaporte, identidade ou CNH. Com os quatro cantos na foto.',
    },
    identity_back: {
      title: 'Documento de identidade, verso',
      text: 'O outro lado do mesmo documento. No passaporte, a página com sua assinatura.',
    },
    selfie: {
      title: 'Selfie com o documento',
      text: 'Segure o documento ao lado do rosto. Os dois devem aparecer bem.',
    },
    card_front: {
      title: 'Cartão bancário, frente',
      text: 'Seu nome e os quatro últimos dígitos. Cubra os outros; nunca mostre o código do verso.',
    },
  },
  drop: 'Solte um arquivo aqui ou escolha um',
  photo: 'Tirar uma foto',
  hint: 'JPEG, PNG, WebP ou PDF, até 10 MB',
  sending: 'Enviando {name}',
  done: 'Enviada',
  missing: 'Falta',
  look: 'Ver {name}',
  remove: {
    label: 'Remover',
    title: 'Remover esta foto?',
    text: 'Ela será apagada de vez. Envie outra para a análise começar.',
  },
  tooLarge: 'Este arquivo passa de 10 MB',
  privacy: {
    title: 'Privacidade',
    text: 'Só você e as pessoas que conferem pagamentos. Local e dados da câmera são removidos das fotos antes de guardar.',
  },
} satisfies Phrases['verification'];
