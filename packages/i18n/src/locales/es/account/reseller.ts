import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentación de la API',
  lead: 'Haz pedidos, sigue su estado y solicita reposiciones desde tu propio software. Compatible con la API v2 estándar de los paneles SMM.',
  language: 'Lenguaje de los ejemplos',
  request: 'Solicitud',
  answer: 'Respuesta',
  getKey: 'Obtener tu clave de API',
  transport: {
    title: 'Cómo hacer solicitudes',
    address: 'Endpoint',
    body: 'Envía una solicitud POST con campos de formulario: key, action y los parámetros de la acción. También funciona con JSON.',
    answer: 'Las respuestas están en formato JSON.',
    status:
      'El estado HTTP es 200 incluso cuando hay errores, así que revisa el cuerpo de la respuesta. Excepciones: 429 por exceso de solicitudes, y 500 o 503 por fallas de nuestro lado. Tras un 500 o 503 es posible que el pedido se haya hecho: reintenta con la misma idempotency_key o revisa tus pedidos antes de hacer otro.',
    limit:
      'Hasta 120 solicitudes por minuto y por clave. Si superas ese límite, recibes 429 con un encabezado Retry-After en segundos.',
    lists: 'Si envías varios ID, sepáralos con comas; el máximo es de 100 por llamada.',
    key: 'Reemplaza YOUR_API_KEY por tu clave. Quien tenga la clave puede gastar tu saldo: guárdala en tu servidor, nunca en una página web ni en una app.',
    ownKey:
      'Los ejemplos de abajo usan la clave que acabas de crear. Quien la tenga puede gastar tu saldo: guárdala en tu servidor, nunca en una página web ni en una app. La clave desaparece al recargar la página.',
    fillIn:
      'Solo guardamos un hash de tu clave, así que no se puede volver a mostrar. Crea una clave nueva y vuelve aquí para verla en los ejemplos.',
  },
  try: {
    title: 'Pruébalo',
    text: 'Escribe tu clave, elige una acción y envíala. Verás la solicitud y la respuesta exactas.',
    real: 'Son llamadas reales: los pedidos que hagas aquí se cobran y se entregan.',
    key: 'Clave de API',
    keyHint: 'Se usa solo para estas llamadas. Nunca se guarda.',
    keyMissing: 'Escribe tu clave de API',
    action: 'Acción',
    send: 'Enviar solicitud',
    confirmTitle: '¿Hacer un pedido real?',
    confirmText: 'El monto se descontará de tu saldo de inmediato.',
    confirm: 'Hacer pedido',
    shortened:
      '{entries, plural, one {# entrada} many {# de entradas} other {# entradas}} en total; se muestran las tres primeras.',
  },
  limits: {
    title: 'Límites y seguridad',
    addresses:
      'Limita tu clave a direcciones IP o redes en la página “Acceso a la API”. Las solicitudes que llegan desde otras direcciones se rechazan con el error de clave no válida.',
    idempotency:
      'Envía tu propia idempotency_key (o el encabezado Idempotency-Key) con cada pedido. Si reintentas con la misma clave y los mismos parámetros, recibes el primer pedido y no se hace otro.',
    retry:
      'Si no recibes respuesta, reintenta con la misma idempotency_key. Si no la enviaste, primero revisa tus pedidos: es posible que el pedido ya se haya hecho.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'En lugar de consultar una y otra vez, recibe un aviso cuando cambie un pedido o una reposición, o cuando una suscripción encuentre una publicación nueva.',
    body: 'El cuerpo está en formato JSON y los pedidos se presentan igual que en la acción status. Eventos: order.status, refill.status, subscription.publication.',
    signed:
      'Cada llamada va firmada según la especificación Standard Webhooks: webhook-id, webhook-timestamp y webhook-signature.',
    retried:
      'Responde con 2xx. Con cualquier otra respuesta, reintentamos la llamada durante aproximadamente un día con el mismo ID, así que puedes ignorar las repeticiones.',
    setUp: 'Configurar webhooks',
  },
  actions: {
    services: {
      title: 'Listar servicios',
      text: 'Todos los servicios que puedes pedir. El campo rate es el precio en USD por {quantity} o por paquete.',
    },
    add: {
      title: 'Hacer un pedido',
      text: 'La mayoría de los servicios necesitan un enlace y una cantidad. Otros tipos necesitan otros parámetros, que se indican abajo.',
    },
    status: {
      title: 'Consultar el estado de un pedido',
      text: 'De un solo pedido o de hasta 100 a la vez. El campo charge es lo cobrado menos los reembolsos; remains es la cantidad no entregada.',
    },
    refill: {
      title: 'Solicitar una reposición',
      text: 'Para pedidos completados que sigan dentro del período de reposición del servicio.',
    },
    refill_status: {
      title: 'Consultar el estado de una reposición',
      text: 'El estado de una reposición es Pending, In progress, Completed o Rejected.',
    },
    cancel: {
      title: 'Cancelar pedidos',
      text: 'Es una solicitud: los pedidos en curso pueden completarse de todos modos. Consulta el estado para ver el resultado. La parte no entregada se reembolsa.',
    },
    balance: { title: 'Consultar el saldo', text: 'Tu saldo disponible.' },
  },
  parameters: {
    service: 'ID del servicio, según la lista',
    link: 'Enlace a la página, el perfil o la publicación',
    quantity: 'Cantidad; con runs, la cantidad por tanda',
    comments: 'Para tipos con comentarios: uno por línea',
    runs: 'Opcional: número de tandas (drip-feed)',
    interval: 'Opcional: minutos entre tandas',
    idempotency_key:
      'Opcional: un texto único que elijas para este pedido. Si reintentas con él, nunca se hace un segundo pedido',
    order: 'ID del pedido',
    orders: 'ID de pedidos, separados por comas',
    refill: 'ID de la reposición',
    refills: 'ID de reposiciones, separados por comas',
  },
  types: {
    title: 'Tipos de pedido',
    text: 'El tipo del servicio determina qué parámetros necesita un pedido además de service.',
    type: 'Tipo',
    required: 'Obligatorio',
    optional: 'Opcional',
    charged: 'Se cobra',
    charge: {
      quantity: 'por cantidad',
      package: 'por paquete',
      lines: 'por línea no vacía',
      publications: 'por publicación nueva',
    },
    fields: {
      lines: 'Una entrada por línea; las comas forman parte del texto',
      single: 'Un nombre de usuario, un hashtag o el enlace de una publicación',
      answer: 'Número de la respuesta en la encuesta',
      country: 'Código de dos letras, p.\u00a0ej., US, o el nombre en inglés; WW para todo el mundo',
      device: '1 computadora, 2 Android, 3 iOS, 4 todos los teléfonos, 5 teléfonos y computadora',
      traffic: '1 Google, 2 página de referencia personalizada, 3 sin página de referencia',
      source:
        'Palabra clave de búsqueda para el tipo 1; URL completa de la página de referencia para el tipo 2',
      range: 'Cantidad mínima y máxima para cada publicación nueva',
      delay: 'Retraso en minutos: 0, 5, 10, 15, 30, 60 o 90',
      posts: 'Número de publicaciones nuevas y anteriores; sin posts no hay límite',
      expiry: 'Fecha final, dd/mm/aaaa',
    },
  },
  statuses: {
    title: 'Estados',
    pending: 'Aceptado, aún sin enviar',
    processing: 'Enviado, entrega sin empezar',
    progress: 'En proceso de entrega',
    completed: 'Entregado por completo',
    partial: 'Entregado parcialmente; el resto se reembolsó',
    canceled: 'No se entregó nada; se reembolsó todo',
  },
  errors: {
    title: 'Errores',
    text: 'Un error es un objeto con una sola clave “error”. Los textos de error siempre están en inglés y nunca cambian.',
    request: 'Acción desconocida o parámetro faltante',
    key: 'La clave es incorrecta, se eliminó o se usó desde una dirección IP no permitida',
    service: 'El servicio no existe o no está disponible',
    order: 'El pedido no existe en tu cuenta',
    refill: 'La reposición no existe en tu cuenta',
    funds: 'Añade fondos y reintenta',
    least: 'Por debajo de la cantidad mínima del servicio',
    most: 'Por encima de la cantidad máxima del servicio',
    link: 'El enlace no corresponde al servicio',
    active: 'Aún hay otro pedido activo del mismo servicio con el mismo enlace',
  },
} satisfies Phrases['reseller'];
