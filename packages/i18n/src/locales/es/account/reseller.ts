import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Documentación de la API',
  lead: 'Pide, sigue y repón desde tus propios programas. La interfaz es la que los revendedores y sus scripts ya conocen como API v2.',
  language: 'Lenguaje de los ejemplos',
  request: 'Petición',
  answer: 'Respuesta',
  getKey: 'Obtener tu clave de API',
  transport: {
    title: 'Cómo llamarla',
    address: 'Dirección',
    body: 'Envía una petición POST con campos de formulario: key, action y los campos de esa acción. También vale JSON.',
    answer: 'Todas las respuestas son JSON.',
    status:
      'El estado HTTP es 200 incluso con errores, así que lee la propia respuesta. Excepciones: 429 si hay demasiadas peticiones, y 500 o 503 si fallamos nosotros. Tras un 500 o 503 el pedido puede existir: repítelo con la misma idempotency_key o compruébalo antes de volver a pedir.',
    limit:
      'Como máximo 120 peticiones por minuto y clave. Por encima la respuesta es 429, y Retry-After dice cuántos segundos esperar.',
    lists: 'Las listas de números se separan con comas, hasta 100 por llamada.',
    key: 'En los ejemplos, YOUR_API_KEY ocupa el lugar de tu clave. Quien tenga la clave puede gastar tu saldo: guárdala en tu servidor, nunca en una página o aplicación.',
    ownKey:
      'Los ejemplos de abajo llevan la clave que acabas de crear. Quien la tenga puede gastar tu saldo: guárdala en tu servidor, nunca en una página o aplicación. Desaparece de aquí al volver a cargar la página.',
    fillIn:
      'De tu clave solo se guarda una huella, así que no se puede volver a mostrar. Crea una y vuelve enseguida: los ejemplos la llevarán.',
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
      'En la página de la API indicas qué direcciones IP o redes pueden usar tu clave. Desde cualquier otra se considera incorrecta.',
    idempotency:
      'Envía con cada pedido un idempotency_key tuyo o la cabecera Idempotency-Key. Si repites la llamada con la misma clave y los mismos campos, responde con el primer pedido en lugar de crear otro.',
    retry:
      'Si no llega la respuesta, repite la llamada con el mismo idempotency_key. Sin él, mira antes tus pedidos: puede que ya esté hecho.',
  },
  webhooks: {
    title: 'Recibir webhooks',
    text: 'En lugar de preguntar una y otra vez, deja que llamemos a tu propio servidor cuando un pedido avanza, se responde a una reposición o una suscripción encuentra una publicación.',
    body: 'El cuerpo es JSON y los pedidos se comunican con las mismas palabras que la acción status. Eventos: order.status, refill.status, subscription.publication.',
    signed:
      'Cada llamada va firmada como indica la especificación Standard Webhooks, con webhook-id, webhook-timestamp y webhook-signature.',
    retried:
      'Responde con 2xx. Ante cualquier otra respuesta lo reintentamos durante un día más o menos; el id no cambia, así reconoces una repetición.',
    setUp: 'Configurar webhooks',
  },
  actions: {
    services: {
      title: 'Listar los servicios',
      text: 'Todos los servicios que puedes pedir. El valor rate es el precio en dólares estadounidenses por 1000 o por un paquete.',
    },
    add: {
      title: 'Hacer un pedido',
      text: 'La mayoría de los servicios necesitan un enlace y una cantidad. Otros tipos necesitan otros campos; están más abajo.',
    },
    status: {
      title: 'Consultar el estado',
      text: 'De un pedido o de hasta 100 a la vez. El valor charge es lo que queda tras los reembolsos; remains, lo que falta por entregar.',
    },
    refill: {
      title: 'Pedir una reposición',
      text: 'Para pedidos completados de un servicio con reposición, dentro de su garantía.',
    },
    refill_status: {
      title: 'Consultar el estado de una reposición',
      text: 'Una reposición está en Pending, In progress, Completed o Rejected.',
    },
    cancel: {
      title: 'Cancelar pedidos',
      text: 'Es una solicitud: un pedido ya en marcha puede terminarse de todos modos. Consulta el estado para ver qué pasó. Lo que no se entrega se reembolsa.',
    },
    balance: { title: 'Consultar el saldo', text: 'Lo que puedes gastar en este momento.' },
  },
  parameters: {
    service: 'Número del servicio en la lista',
    link: 'Dirección de la página, el perfil o la publicación',
    quantity: 'Cuánto; con runs, cuánto en cada tanda',
    comments: 'Para tipos con comentarios: uno por línea',
    runs: 'Opcional: número de tandas para una entrega lenta',
    interval: 'Opcional: minutos entre dos tandas',
    idempotency_key:
      'Opcional: un texto tuyo para este pedido. Si repites la llamada con él, no se crea un segundo pedido',
    order: 'Número de un pedido',
    orders: 'Varios números de pedido, separados por comas',
    refill: 'Número de una reposición',
    refills: 'Varios números de reposición, separados por comas',
  },
  types: {
    title: 'Tipos de pedido',
    text: 'El tipo que figura en la lista de servicios dice qué campos necesita un pedido además de service.',
    type: 'Tipo',
    required: 'Obligatorio',
    optional: 'Opcional',
    charged: 'Se cobra',
    charge: {
      quantity: 'la cantidad',
      package: 'un paquete',
      lines: 'cada línea no vacía',
      publications: 'cada publicación nueva',
    },
    fields: {
      lines: 'Una entrada por línea. La coma forma parte del texto',
      single: 'Un nombre de usuario, una etiqueta o la dirección de una publicación',
      answer: 'Número de la respuesta en la encuesta',
      country: 'Código de dos letras como US, o el nombre en inglés; WW significa todo el mundo',
      device: '1 escritorio, 2 Android, 3 iOS, 4 móvil mixto, 5 mixto',
      traffic: '1 Google, 2 una dirección a tu elección, 3 sin procedencia',
      source:
        'Palabra buscada, necesaria con el tipo 1; dirección de procedencia completa, necesaria con el tipo 2',
      range: 'Cantidad mínima y máxima para cada publicación nueva',
      delay: 'Minutos tras la publicación: 0, 5, 10, 15, 30, 60 o 90',
      posts: 'Número de publicaciones nuevas y anteriores; sin posts no hay límite',
      expiry: 'Último día, escrito como día/mes/año',
    },
  },
  statuses: {
    title: 'Palabras de estado',
    pending: 'Aceptado, aún sin enviar al proveedor',
    processing: 'Enviado al proveedor, la entrega no ha empezado',
    progress: 'En entrega',
    completed: 'Entregado por completo',
    partial: 'Entregado en parte; el resto se ha reembolsado',
    canceled: 'Sin entregar; reembolsado',
  },
  errors: {
    title: 'Errores',
    text: 'Un error es un objeto con la única clave «error». Los textos están siempre en inglés y no cambian, para que los programas puedan compararlos.',
    request: 'La acción no existe o falta un campo',
    key: 'La clave es incorrecta, se ha borrado o se usa desde una dirección que no permite',
    service: 'El servicio no existe o ahora no se puede pedir',
    order: 'Ninguno de tus pedidos tiene este número',
    refill: 'Ninguna de tus reposiciones tiene este número',
    funds: 'Recarga el saldo y repite la llamada',
    least: 'El número es la cantidad mínima del servicio',
    most: 'El número es la cantidad máxima del servicio',
    link: 'La dirección no corresponde al servicio',
    active: 'Sigue en curso un pedido anterior del mismo servicio para este enlace',
  },
} satisfies Phrases['reseller'];
