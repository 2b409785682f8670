import type { Phrases } from '../../../phrases.ts';

export const keywords = {
  title: 'Pesquisa de palavras-chave',
  lead: 'Veja o que as pessoas pesquisam no YouTube no país que você escolher.',
  about: 'Sobre a ferramenta',
  form: {
    keyword: 'Palavra-chave',
    placeholder: 'Ex.: aula de violão',
    country: 'País',
    search: 'Pesquisar',
    required: 'Digite uma palavra-chave',
  },
  limit: {
    left: 'Pesquisas restantes hoje: {left} de {limit}',
    resets: 'Renovação <time></time>',
    usedUp: 'Nenhuma pesquisa restante hoje',
    usedUpText:
      'Você poderá pesquisar de novo <time></time>. Ainda é possível abrir as palavras-chave pesquisadas hoje.',
  },
  start: {
    title: 'Pesquise uma palavra-chave',
    text: 'Digite o tema do seu vídeo. Você verá pesquisas relacionadas, a popularidade delas e quantos vídeos concorrem.',
  },
  none: {
    title: 'Nenhuma sugestão encontrada',
    text: 'Tente uma palavra-chave mais curta ou outro país.',
  },
  failed: {
    title: 'Sugestões indisponíveis no momento',
    text: 'Esta pesquisa não conta para o limite. Tente de novo em alguns minutos.',
  },
  list: {
    title: 'Sugestões para “{keyword}”',
    count:
      '{count, plural, =0 {# palavras-chave} one {# palavra-chave} many {# de palavras-chave} other {# palavras-chave}}',
    keyword: 'Palavra-chave',
    volume: 'Volume de busca',
    volumeHint: '100 corresponde à palavra-chave mais pesquisada desta lista.',
    competition: 'Concorrência',
    check: 'Verificar',
    checkOne: 'Verificar a concorrência de “{keyword}”',
    videos: 'Vídeos: {count}',
    levels: {
      low: 'Baixa',
      medium: 'Média',
      high: 'Alta',
    },
    selectAll: 'Selecionar todas',
    copyOne: 'Copiar “{keyword}”',
    selected: 'Selecionadas: {count, number}',
    copy: 'Copiar selecionadas',
    copyAll: 'Copiar todas',
  },
  campaign: {
    add: 'Adicionar a uma campanha',
    create: 'Nova campanha',
    existing: 'Suas campanhas',
    added: 'Palavras-chave adicionadas a “{title}”',
    view: 'Ver campanha',
  },
  history: {
    title: 'Pesquisas recentes',
    empty: 'Suas pesquisas aparecerão aqui.',
    again: 'Pesquisar “{keyword}” de novo: {country}',
    found:
      '{count, plural, =0 {Nenhuma sugestão} one {# sugestão} many {# de sugestões} other {# sugestões}}',
    clear: 'Limpar',
    cleared: 'Histórico de pesquisas limpo',
    confirm: {
      title: 'Limpar seu histórico de pesquisas?',
      text: 'Todas as pesquisas recentes serão excluídas. Seu limite diário não muda.',
      action: 'Limpar histórico',
    },
  },
  tags: {
    title: 'Gerador de tags para YouTube',
    lead: 'Gere tags para seu vídeo a partir de um título, de uma palavra-chave ou do link de um vídeo.',
    description:
      'Gerador grátis de tags para YouTube: digite um título, uma palavra-chave ou o link de um vídeo e copie tags em ordem de relevância, dentro do limite de 500 caracteres do YouTube.',
    field: 'Título, palavra-chave ou link do vídeo',
    placeholder: 'Ex.: Como plantar tomates em casa',
    required: 'Digite um título, uma palavra-chave ou um link',
    generate: 'Gerar tags',
    result: 'Suas tags',
    more: 'Mais tags',
    basis: {
      keyword: 'Com base na sua palavra-chave',
      title: 'Com base no seu título',
      video: 'Com base em “{title}”',
    },
    characters: '{count} de {limit} caracteres',
    tooLong: 'O YouTube permite até {limit} caracteres. Remova algumas tags.',
    add: 'Adicionar “{tag}”',
    remove: 'Remover “{tag}”',
    copyAll: 'Copiar todas as tags',
    emptied: 'Nenhuma tag selecionada. Adicione algumas da lista abaixo.',
    none: {
      title: 'Nenhuma tag encontrada',
      text: 'Descreva seu vídeo em poucas palavras e tente de novo.',
    },
    unread: {
      title: 'Não foi possível obter os dados deste vídeo',
      text: 'Digite o título dele em vez do link.',
    },
    how: {
      title: 'Como funciona',
      enter: 'Digite o título do seu vídeo, uma palavra-chave ou o link de um vídeo parecido.',
      choose: 'Mantenha as tags que descrevem seu vídeo e remova as outras. As mais relevantes vêm primeiro.',
      paste: 'Copie as tags escolhidas e cole-as no campo Tags do YouTube Studio.',
    },
    research: 'Pesquisar palavras-chave',
    about: 'Como funcionam as palavras-chave',
  },
} satisfies Phrases['keywords'];
