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
    packages: 'Pacotes com preço fixo',
    next: 'Para o seu próximo pedido',
  },
  fields: {
    comments: ['Comentários', 'Um comentário por linha'],
    seo_keywords: ['Palavras-chave', 'Palavras-chave para as pessoas encontrarem você, uma por linha'],
    textarea: ['Tema', 'Sobre o que é o seu conteúdo, em uma ou duas frases'],
    languages: ['Idioma dos textos', 'Escolha um idioma'],
  },
  websiteTraffic: {
    network: 'Sites',
    type: 'Tráfego para sites',
    title: 'Visitantes para o seu site',
    about: 'Visitas à sua página, com o país, o dispositivo e a origem que você escolher.',
    name: 'Tráfego para sites · Origem personalizada',
    short: 'Visitas com o país, o dispositivo e a origem que você escolher.',
    description:
      'As visitas são distribuídas ao longo do dia e duram cerca de 30 segundos cada. Elas contam nas suas estatísticas, mas os visitantes não compram nem se cadastram.',
    requirements: 'A página deve ser pública, sem firewall nem captcha na entrada.',
  },
};
