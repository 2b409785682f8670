import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Recomendado',
    fast: 'Rápido',
    cheap: 'Econômico',
    premium: 'Premium',
    'new': 'Novo',
  },
  offers: {
    popular: 'Mais populares',
    discounted: 'Em promoção',
    packages: 'Pacotes a preço fixo',
    next: 'Recomendado a seguir',
  },
  fields: {
    comments: ['Comentários', 'Um comentário por linha'],
    seo_keywords: ['Palavras de busca', 'Palavras pelas quais devem encontrar você, uma frase por linha'],
    textarea: ['Assunto', 'Sobre o que é o seu conteúdo, em uma ou duas frases'],
    languages: ['Idioma dos textos', 'Escolha um idioma'],
  },
  websiteTraffic: {
    network: 'Sites',
    type: 'Tráfego para sites',
    title: 'Visitantes para o seu site',
    about: 'Visitas a uma página sua, com o país, o dispositivo e a origem que você escolher.',
    name: 'Tráfego para sites · Origem à sua escolha',
    short: 'Visitas com o país, o dispositivo e a origem que você escolher.',
    description:
      'As visitas se espalham ao longo do dia e ficam cerca de meio minuto na página. Elas aparecem nas suas estatísticas; não compram nem se cadastram.',
    requirements: 'A página precisa ser pública, sem firewall nem captcha na entrada.',
  },
};
