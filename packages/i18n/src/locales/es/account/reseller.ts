import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentación de la API',
  lead: 'Haz, sigue y repón pedidos desde tu propio software. Compatible con la API v2 habitual de los paneles SMM.',
  language: 'Lenguaje de los ejemplos',
  request: 'Petición',
  answer: 'Respuesta',
  getKey: 'Obtener tu clave de API',
  transport: {
    title: 'Cómo llamarla',
    address: 'Punto de acceso',
    body: 'Envía una petición POST con campos de formulario: key, action y los campos de esa acción. También vale JSON.',
    answer: 'Todas las respuestas son JSON.',
    status:
      'El estado HTTP es 200 incluso con errores, así que lee la propia respuesta. Excepciones: 429 si hay demasiadas solicitudes, y 500 o 503 si fallamos nosotros. Tras un 500 o 503 el pedido puede haberse hecho: reintenta con la misma idempotency_key o compruébalo antes de volver a pedir.',
    limit:
      'Como máximo 120 peticiones por minuto y clave. Por encima la respuesta es 429, y Retry-After dice cuántos segundos esperar.',
    lists: 'Las listas de números se separan con comas, hasta 100 por llamada.',
    key: 'Sustituye YOUR_API_KEY por tu clave. Quien tenga la clave puede gastar tu saldo: guárdala en tu servidor, nunca en una página web o aplicación.',
    ownKey:
      'Los ejemplos de abajo llevan la clave que acabas de crear. Quien la tenga puede gastar tu saldo: guárdala en tu servidor, nunca en una página o aplicación. Desaparece de aquí al volver a cargar la página.',
    fillIn:
      'Solo guardamos un hash de tu clave, así que no se puede volver a mostrar. Crea una clave nueva y vuelve aquí para verla en los ejemplos.',
  },
  try: {
    title: 'Pruébalo',
    text: 'Escribe tu clave, elige una acción y envíala. Verás la petición tal como la enviaría tu programa y la respuesta tal como llega.',
    real: 'Son llamadas reales: un pedido hecho aquí se cobra de tu saldo y se entrega.',
    key: 'Clave de API',
    keyHint: 'Solo para estas llamadas; no se guarda en ningún sitio.',
    keyMissing: 'Escribe tu clave de API',
    action: 'Acción',
    send: 'Enviar petición',
    confirmTitle: '¿Hacer un pedido real?',
    confirmText: 'Su precio se descuenta de tu saldo al momento.',
    confirm: 'Hacer pedido',
    shortened:
      '{entries, plural, one {# entrada} many {# entradas} other {# entradas}} en total; se muestran las tres primeras.',
  },
  limits: {
    title: 'Límites y seguridad',
    addresses:
      'Limita tu clave a direcciones IP o redes en la página «Acceso a la API». Desde cualquier otra se rechaza como no válida.',
    idempotency:
      'Envía con cada pedido un idempotency_key tuyo o la cabecera Idempotency-Key. Si repites la llamada con la misma clave y los mismos campos, responde con el primer pedido en lugar de crear otro.',
    retry:
      'Si no llega la respuesta, repite la llamada con el mismo idempotency_key. Sin él, mira antes tus pedidos: puede que ya esté hecho.',
  },
  webhooks: {
    title: 'Recibir webhooks',
    text: 'En lugar de consultar una y otra vez, recibe un aviso cuando un pedido o una reposición cambia o una suscripción encuentra una publicación nueva.',
    body: 'El cuerpo es JSON y los pedidos tienen el mismo formato que en la acción status. Eventos: order.status, refill.status, subscription.publication.',
    signed:
      'Cada llamada va firmada como indica la especificación Standard Webhooks, con webhook-id, webhook-timestamp y webhook-signature.',
    retried:
      'Responde con 2xx. Ante cualquier otra respuesta lo reintentamos durante un día más o menos; el id no cambia, así reconoces una repetición.',
    setUp: 'Configurar webhooks',
  },
  actions: {
    services: {
      title: 'Listar los servicios',
      text: 'Todos los servicios que puedes pedir. El valor rate es el precio en dólares estadounidenses por 1 000 o por paquete.',
    },
    add: {
      title: 'Hacer un pedido',
      text: 'La mayoría de los servicios necesitan un enlace y una cantidad. Otros tipos necesitan otros campos; están más abajo.',
    },
    status: {
      title: 'Consultar el estado de un pedido',
      text: 'De un pedido o de hasta 100. charge es el importe tras los reembolsos; remains, la cantidad no entregada.',
    },
    refill: {
      title: 'Pedir una reposición',
      text: 'Para pedidos completados dentro del período de reposición del servicio.',
    },
    refill_status: {
      title: 'Consultar el estado de una reposición',
      text: 'Una reposición está en Pending, In progress, Completed o Rejected.',
    },
    cancel: {
      title: 'Cancelar pedidos',
      text: 'Es una solicitud: un pedido en curso puede completarse de todos modos. Consulta el estado para ver el resultado. Lo no entregado se reembolsa.',
    },
    balance: { title: 'Consultar el saldo', text: 'Tu saldo disponible.' },
  },
  parameters: {
    service: 'ID del servicio en la lista',
    link: 'Enlace a la página, el perfil o la publicación',
    quantity: 'Cantidad; con runs, la cantidad por tanda',
    comments: 'Para tipos con comentarios: uno por línea',
    runs: 'Opcional: número de tandas (entrega gradual)',
    interval: 'Opcional: minutos entre tandas',
    idempotency_key:
      'Opcional: un texto tuyo para este pedido. Si repites la llamada con él, no se crea un segundo pedido',
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
      quantity: 'la cantidad',
      package: 'por paquete',
      lines: 'por línea no vacía',
      publications: 'por publicación nueva',
    },
    fields: {
      lines: 'Una entrada por línea. La coma forma parte del texto',
      single: 'Un nombre de usuario, un hashtag o el enlace de una publicación',
      answer: 'Número de la respuesta en la encuesta',
      country: 'Código de dos letras como US, o el nombre en inglés; WW significa todo el mundo',
      device: '1 escritorio, 2 Android, 3 iOS, 4 móvil mixto, 5 mixto',
      traffic: '1 Google, 2 referente propio, 3 sin referente',
      source: 'Palabra clave buscada para el tipo 1; URL completa del referente para el tipo 2',
      range: 'Cantidad mínima y máxima para cada publicación nueva',
      delay: 'Retraso en minutos: 0, 5, 10, 15, 30, 60 o 90',
      posts: 'Número de publicaciones nuevas y anteriores; sin posts no hay límite',
      expiry: 'Fecha final, dd/mm/aaaa',
    },
  },
  statuses: {
    title: 'Estados',
    pending: 'Aceptado, aún sin enviar',
    processing: 'Enviado, la entrega no ha empezado',
    progress: 'En entrega',
    completed: 'Entregado por completo',
    partial: 'Entregado en parte; el resto se ha reembolsado',
    canceled: 'Sin entregar; reembolsado',
  },
  errors: {
    title: 'Errores',
    text: 'Un error es un objeto con la única clave «error». Los textos están siempre en inglés y no cambian, para que los programas puedan compararlos.',
    request: 'La acción no existe o falta un campo',
    key: 'La clave es incorrecta, se ha borrado o se usa desde una dirección IP no permitida',
    service: 'El servicio no existe o ahora no se puede pedir',
    order: 'Ninguno de tus pedidos tiene este número',
    refill: 'Ninguna de tus reposiciones tiene este número',
    funds: 'Recarga el saldo y repite la llamada',
    least: 'Por debajo de la cantidad mínima del servicio',
    most: 'Por encima de la cantidad máxima del servicio',
    link: 'El enlace no corresponde al servicio',
    active: 'Sigue en curso un pedido anterior del mismo servicio para este enlace',
  },
} satisfies Phrases['reseller'];
