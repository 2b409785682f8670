import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Recomendado',
    fast: 'Rápido',
    cheap: 'Precio bajo',
    premium: 'Premium',
    'new': 'Nuevo',
  },
  offers: {
    popular: 'Más populares',
    discounted: 'En oferta',
    packages: 'Paquetes a precio fijo',
    next: 'También te recomendamos',
  },
  fields: {
    comments: ['Comentarios', 'Un comentario por línea'],
    seo_keywords: ['Palabras clave', 'Palabras clave con las que deberían encontrarte, una por línea'],
    textarea: ['Tema', 'De qué trata tu contenido, en una o dos frases'],
    languages: ['Idioma del texto', 'Elige un idioma'],
  },
  websiteTraffic: {
    network: 'Sitios web',
    type: 'Tráfico web',
    title: 'Visitantes para tu sitio web',
    about: 'Visitas a tu página desde el país, el dispositivo y la fuente que elijas.',
    name: 'Tráfico web · Fuente personalizada',
    short: 'Visitas desde el país, el dispositivo y la fuente que elijas.',
    description:
      'Las visitas se reparten a lo largo del día y duran unos 30 segundos cada una. Cuentan en tus estadísticas, pero los visitantes no compran ni se registran.',
    requirements: 'La página debe ser pública y no estar detrás de un firewall ni de un captcha.',
  },
};
