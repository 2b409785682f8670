import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Vistas gratis para tu video',
    short_body: 'Mira cómo funciona la entrega antes de pagar.',
    steps: [
      'Copia el enlace de tu video público.',
      'Pégalo en el formulario y envíalo.',
      'Sigue el pedido en tu página de pedidos.',
    ],
  },
  post: {
    name: 'Likes por una publicación que nos mencione',
    short_body: 'Cuéntales a otros sobre este panel y obtén likes gratis.',
    steps: [
      'Publica algo que mencione este panel, con tus propias palabras. Márcalo como publicidad si tu red lo exige.',
      'Envía su enlace como comprobante.',
      'Lo revisamos y pedimos los likes para el enlace que indiques.',
    ],
  },
  regulars: {
    name: 'Un agradecimiento a los clientes frecuentes',
    short_body: 'Vistas gratis cuando hayas gastado y recargado un monto pequeño.',
    steps: [
      'Alcanza los dos montos indicados arriba.',
      'Pega el enlace de tu video público.',
      'El pedido empieza de inmediato.',
    ],
  },
};
