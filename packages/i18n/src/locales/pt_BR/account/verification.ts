import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Verificação de cartão',
  lead: 'Envie quatro fotos para verificar seu cartão. Após a aprovação, seus pagamentos são processados sem demora.',
  progress: 'Enviadas: {done} de {total}',
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
      text: 'A análise costuma levar menos de um dia. Enviaremos um e-mail quando terminar.',
    },
    approved: {
      title: 'Verificação aprovada',
      text: 'Seus pagamentos são processados sem demora.',
    },
    rejected: {
      title: 'Envie uma foto melhor',
      text: 'Troque a foto recusada e faremos uma nova análise.',
    },
  },
  reason: 'Motivo: {reason}',
  submitted: 'Enviada <time></time>',
  decided: 'Analisada <time></time>',
  steps: {
    identity_front: {
      title: 'Documento com foto, frente',
      text: 'Passaporte, RG ou CNH. Os quatro cantos devem aparecer.',
    },
    identity_back: {
      title: 'Documento com foto, verso',
      text: 'O verso do mesmo documento. No passaporte, a página da assinatura.',
    },
    selfie: {
      title: 'Selfie com o documento',
      text: 'Segure o documento ao lado do rosto. Os dois devem aparecer com nitidez.',
    },
    card_front: {
      title: 'Cartão bancário, frente',
      text: 'Mostre seu nome e os quatro últimos dígitos. Cubra o resto e nunca mostre o código do verso.',
    },
  },
  drop: 'Arraste um arquivo ou escolha um',
  photo: 'Tirar uma foto',
  hint: 'JPEG, PNG, WebP ou PDF, até 10 MB',
  sending: 'Enviando {name}',
  done: 'Enviada',
  missing: 'Falta enviar',
  look: 'Ver {name}',
  remove: {
    label: 'Remover',
    title: 'Remover esta foto?',
    text: 'Ela será excluída em definitivo. Envie outra para iniciar a análise.',
  },
  tooLarge: 'Este arquivo tem mais de 10 MB',
  privacy: {
    title: 'Privacidade',
    text: 'Só você e quem analisa os pagamentos podem ver as fotos. Os dados de localização e da câmera são removidos antes do armazenamento.',
  },
} satisfies Phrases['verification'];
