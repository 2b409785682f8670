import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Palavras-chave, uma por linha',
    comments: 'Comentários, um por linha',
    usernames: 'Nomes de usuário, um por linha',
    hashtags: 'Hashtags, uma por linha',
    groups: 'Grupos, um por linha',
    hashtag: 'Hashtag',
    username: 'Nome de usuário',
    media: 'Link da publicação',
    answer_number: 'Número da resposta',
    country: 'País',
    device: 'Dispositivo',
    type_of_traffic: 'Origem do tráfego',
    google_keyword: 'Termo de busca no Google',
    referring_url: 'Página de origem',
  },
  choices: {
    country: {
      WW: 'Mundo todo',
    },
    device: {
      '1': 'Computador',
      '2': 'Celulares Android',
      '3': 'iPhones (iOS)',
      '4': 'Todos os celulares',
      '5': 'Celulares e computadores',
    },
    type_of_traffic: {
      '1': 'Busca do Google',
      '2': 'Origem personalizada',
      '3': 'Direto, sem origem',
    },
  },
} satisfies Phrases['fields'];
