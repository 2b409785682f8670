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
    google_keyword: 'Termo pesquisado no Google',
    referring_url: 'Página de referência',
  },
  choices: {
    country: {
      WW: 'No mundo inteiro',
    },
    device: {
      '1': 'Computador',
      '2': 'Celulares Android',
      '3': 'iPhones (iOS)',
      '4': 'Celulares, misto',
      '5': 'Celulares e computadores, misto',
    },
    type_of_traffic: {
      '1': 'Pesquisa Google',
      '2': 'Referência própria',
      '3': 'Direto, sem referência',
    },
  },
} satisfies Phrases['fields'];
