import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Recomendado',
    fast: 'Rápido',
    cheap: 'Económico',
    premium: 'Premium',
    'new': 'Nuevo',
  },
  offers: {
    popular: 'Lo más popular',
    discounted: 'En oferta',
    packages: 'Paquetes a precio fijo',
    next: 'Recomendado a continuación',
  },
  fields: {
    comments: ['Comentarios', 'Un comentario por línea'],
    seo_keywords: ['Palabras de búsqueda', 'Palabras con las que deben encontrarte, una frase por línea'],
    textarea: ['Tema', 'De qué trata tu contenido, en una o dos frases'],
    languages: ['Idioma de los textos', 'Elige un idioma'],
  },
  websiteTraffic: {
    network: 'Sitios web',
    type: 'Tráfico web',
    title: 'Visitantes para tu sitio web',
    about: 'Visitas a una página tuya, desde el país, el dispositivo y la fuente que elijas.',
    name: 'Tráfico web · Fuente a tu elección',
    short: 'Visitas desde el país, el dispositivo y la fuente que elijas.',
    description:
      'Las visitas se reparten a lo largo del día y permanecen en la página cerca de medio minuto. Aparecen en tus estadísticas; no compran ni se registran.',
    requirements: 'La página debe ser pública y no puede haber un cortafuegos ni un captcha delante.',
  },
};
