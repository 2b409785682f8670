import type { Phrases } from '../../../phrases.ts';

export const keywords = {
  title: 'Pesquisa de palavras-chave',
  lead: 'Veja o que as pessoas pesquisam no YouTube no país que você escolher.',
  about: 'Sobre a ferramenta',
  form: {
    keyword: 'Palavra-chave',
    placeholder: 'ex.: aula de violão',
    country: 'País',
    search: 'Pesquisar',
    required: 'Digite uma palavra-chave',
  },
  limit: {
    left: 'Restam {left} de {limit} pesquisas hoje',
    resets: 'Novas pesquisas <time></time>',
    usedUp: 'Você não tem mais pesquisas hoje',
    usedUpText: 'Você terá novas pesquisas <time></time>. As palavras pesquisadas hoje continuam abrindo.',
  },
  start: {
    title: 'Pesquise uma palavra-chave',
    text: 'Digite o assunto do seu vídeo. Você verá pesquisas relacionadas, a popularidade delas e quantos vídeos competem.',
  },
  none: {
    title: 'Nenhuma sugestão encontrada',
    text: 'Tente uma palavra-chave mais curta ou outro país.',
  },
  failed: {
    title: 'As sugestões não estão disponíveis agora',
    text: 'Esta pesquisa não foi descontada. Tente de novo em alguns minutos.',
  },
  list: {
    title: 'Sugestões para “{keyword}”',
    count:
      '{count, plural, =0 {# palavras-chave} one {# palavra-chave} many {# de palavras-chave} other {# palavras-chave}}',
    keyword: 'Palavra-chave',
    volume: 'Volume de busca',
    volumeHint: '100 é a palavra mais pesquisada desta lista.',
    competition: 'Concorrência',
    check: 'Verificar',
    checkOne: 'Verificar a concorrência de “{keyword}”',
    videos: '{count} vídeos',
    levels: {
      low: 'Baixa',
      medium: 'Média',
      high: 'Alta',
    },
    selectAll: 'Selecionar tudo',
    copyOne: 'Copiar “{keyword}”',
    selected:
      '{count, plural, =0 {# selecionadas} one {# selecionada} many {# de selecionadas} other {# selecionadas}}',
    copy: 'Copiar seleção',
    copyAll: 'Copiar tudo',
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
    found: '{count, plural, =0 {# sugestões} one {# sugestão} many {# de sugestões} other {# sugestões}}',
    clear: 'Limpar',
    cleared: 'Histórico limpo',
    confirm: {
      title: 'Limpar seu histórico de pesquisa?',
      text: 'Todas as pesquisas recentes serão excluídas. Seu limite diário não muda.',
      action: 'Limpar histórico',
    },
  },
  tags: {
    title: 'Gerador de tags para YouTube',
    lead: 'Gere tags para seu vídeo a partir de um título, uma palavra-chave ou um link.',
    description:
      'Gerador de tags para YouTube grátis: digite um título, uma palavra-chave ou um link e copie tags por ordem de relevância, dentro dos 500 caracteres do YouTube.',
    field: 'Título, palavra-chave ou link do vídeo',
    placeholder: 'ex.: Como plantar tomates em casa',
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
    tooLong: 'O YouTube permite {limit} caracteres. Remova algumas tags.',
    add: 'Adicionar “{tag}”',
    remove: 'Remover “{tag}”',
    copyAll: 'Copiar todas as tags',
    emptied: 'Nenhuma tag selecionada. Adicione algumas da lista abaixo.',
    none: {
      title: 'Nenhuma tag encontrada',
      text: 'Descreva seu vídeo em poucas palavras e tente de novo.',
    },
    unread: {
      title: 'Não conseguimos ler este vídeo',
      text: 'Digite o título dele.',
    },
    how: {
      title: 'Como funciona',
      enter:
        'Digite o título do seu vídeo, uma palavra-chave ou o link de um vídeo para usar como referência.',
      choose: 'Mantenha as tags que descrevem seu vídeo e remova as outras. As mais relevantes vêm primeiro.',
      paste: 'Copie e cole no campo Tags do YouTube Studio.',
    },
    research: 'Pesquisar palavras-chave',
    about: 'Como funcionam as palavras-chave',
  },
} satisfies Phrases['keywords'];
