import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: 'Visualizaciones gratis para tu video',
    short_body: 'Mira cómo funciona la entrega antes de pagar.',
    steps: [
      'Copia el enlace de tu video público.',
      'Pégalo en el formulario y envíalo.',
      'Sigue el pedido en tu página de pedidos.',
    ],
  },
  post: {
    name: 'Me gusta por una publicación que nos mencione',
    short_body: 'Habla de este panel y consigue “me gusta” gratis.',
    steps: [
      'Publica algo sobre este panel con tus propias palabras. Márcalo como publicidad si tu red lo pide.',
      'Envía su enlace como comprobante.',
      'Lo revisamos y pedimos los “me gusta” para el enlace que indiques.',
    ],
  },
  regulars: {
    name: 'Un gracias a los clientes habituales',
    short_body: 'Visualizaciones gratis cuando hayas gastado y recargado un poco.',
    steps: [
      'Alcanza los dos montos indicados arriba.',
      'Pega el enlace de tu video público.',
      'El pedido empieza enseguida.',
    ],
  },
};
