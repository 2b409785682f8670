import type { Term } from './term.ts';

/** Neutral Latin American Spanish: tú, simple past (se canceló), quotation marks “ ”. */
export const glossary: readonly Term[] = [
  // How we speak
  { term: 'you', says: 'tú', never: ['usted', 'ustedes', 'vosotros', 'vuestro', 'vuestra', 'vos', 'os'] },
  { term: 'video', says: 'video', never: ['vídeo*'] },
  { term: 'computer', says: 'computadora', never: ['ordenador*', 'portátil*'] },
  { term: 'enter (a value)', says: 'escribe', never: ['introduce', 'introduzca*', 'introdúce*', 'teclea'] },
  { term: 'add', says: 'añadir', never: ['agreg*'], except: ['overlays.install.ios'] },
  { term: 'right now', says: 'en este momento', never: ['ahora mismo', 'por el momento'] },
  { term: 'right away, immediately', says: 'de inmediato', never: ['enseguida', 'al momento', 'en el acto'] },
  { term: 'automatically', says: 'automáticamente', never: ['por sí solo', 'por sí sola', 'por su cuenta'] },
  { term: 'manually', says: 'manualmente', never: ['a mano'] },
  { term: 'expire', says: 'venc', never: ['caduc*'] },

  // Orders
  { term: 'place an order', says: 'hacer', never: ['crear un pedido', 'crear pedido*', 'colocar un pedido'] },
  { term: 'start count', says: 'cantidad inicial', never: ['cifra inicial', 'valor inicial'] },
  { term: 'drip-feed', says: 'drip-feed', never: ['entrega gradual', 'entregas graduales', 'goteo'] },
  { term: 'run (of a drip-feed)', says: 'tanda', never: ['porción', 'porciones'] },
  { term: 'refill', says: 'reposición', never: ['refill', 'refills', 'rellenado'], except: ['reseller.'] },
  { term: 'faster start', says: 'inicio más rápido', never: ['entrega prioritaria', 'aceleración'] },
  { term: 'post', says: 'publicación', never: ['post', 'posts'], except: ['reseller.'] },
  { term: 'views', says: 'vista', never: ['visualizaci*'] },
  { term: 'like', says: 'like', never: ['me gusta'] },
  { term: 'in progress', says: 'en curso', never: ['en marcha'] },
  { term: 'declined', says: 'rechazad', never: ['denegad*', 'declinad*'] },
  {
    term: 'No … found',
    says: 'no se encontr',
    never: ['coincide', 'coinciden*', 'encaja', 'encajan'],
    except: [
      'errors.field.not_repeated',
      'payments.invoice.review.',
      'adminBooks.',
      'adminInvoices.doubtful.',
    ],
  },
  { term: 'drop (of a count)', says: 'cantidad baj', never: ['bajas'] },
  { term: 'review', says: 'opinión', never: ['reseña*'] },
  { term: 'rating', says: 'calificación', never: ['valoración', 'valoraciones'] },

  // Money
  { term: 'amount', says: 'monto', never: ['importe*'] },
  { term: 'cost', says: 'costo', never: ['coste*'] },
  {
    term: 'add funds',
    says: 'añadir fondos',
    never: ['añadir saldo', 'recargar saldo', 'ingresar dinero', 'depositar'],
  },
  { term: 'cash (beside bonus)', says: 'recargado', never: ['efectivo'] },
  { term: 'bonus', says: 'bono', never: ['bonificaci*', 'bonus'] },
  { term: 'credited', says: 'acredit', never: ['abonad*', 'abona', 'abonar*'] },
  {
    term: 'refunded',
    says: 'reembols',
    never: ['devuelt*', 'devolvemos', 'devolvimos', 'devolución*'],
    except: ['mail.delivery.paymentReturnedTwice'],
  },
  {
    term: 'transaction (in the ledger: transacción)',
    says: 'movimiento',
    never: ['operación', 'operaciones'],
  },
  { term: 'charge to your balance', says: 'descont', never: ['restar', 'restado', 'se resta'] },
  { term: 'referrer (of a visit)', says: 'página de referencia', never: ['referente*'] },
  { term: 'purpose (of a payment)', says: 'concepto', never: ['propósito*'] },
  { term: 'set aside', says: 'fondos apartados', never: ['apartado'], except: ['adminInvoices.resolve.'] },
  { term: 'wallet', says: 'billetera', never: ['monedero*', 'cartera*'] },
  {
    term: 'move (earnings to the balance)',
    says: 'transfer',
    never: ['pasar al saldo', 'pásalas', 'pasa al saldo'],
  },
  {
    term: 'payment method',
    says: 'método de pago',
    never: ['forma de pago', 'formas de pago', 'medio de pago'],
  },
  { term: 'VAT number', says: 'número de IVA', never: ['NIF', 'NIF-IVA', 'NIF/IVA'] },

  // Account
  { term: 'e-mail', says: 'correo', never: ['e-mail*', 'email*', 'mail'] },
  {
    term: 'sign in',
    says: 'iniciar sesión',
    never: ['entrar como', 'loguear*', 'acceso en dos pasos', 'ingresar a'],
  },
  {
    term: 'two-step sign-in',
    says: 'verificación en dos pasos',
    never: ['segundo factor', 'dos factores', 'doble factor', '2FA'],
  },
  {
    term: 'messenger',
    says: 'app de mensajería',
    never: ['contacto de mensajería', 'servicio de mensajería'],
  },
  { term: 'API key', says: 'clave de API', never: ['clave API', 'clave de la API', 'token de API'] },
  { term: 'request', says: 'solicitud', never: ['petición', 'peticiones', 'requerimiento*'] },
  { term: 'terms of use', says: 'condiciones de uso', never: ['términos', 'condiciones del servicio'] },
  { term: 'grade', says: 'nivel', never: ['grado*', 'nivel de fidelidad', 'niveles de fidelidad'] },
  { term: 'private sale', says: 'ventas privadas', never: ['venta cerrada', 'ventas cerradas'] },
  { term: 'frozen account', says: 'bloquead', never: ['congelad*', 'suspendid*'] },
  { term: 'site (where a widget is shown)', says: 'sitio', never: ['tu web', 'webs', 'una web', 'la web'] },

  // Console
  { term: 'child panel', says: 'panel hijo', never: ['subpanel*', 'panel propio'] },
  {
    term: 'end (of a child panel)',
    says: 'de baja',
    never: ['panel termin*', 'panel hijo termin*', 'panel terminó', '{domain} termin*'],
  },
  { term: 'point a domain here', says: 'apunte aquí', never: ['apunta tu dominio', 'apúntalo'] },
  { term: 'parent panel', says: 'panel principal', never: ['panel padre', 'panel madre'] },
  { term: 'OAuth client', says: 'cliente de OAuth', never: ['cliente OAuth'] },
  { term: 'staff', says: 'equipo', never: ['el personal', 'del personal', 'operador*'] },
  { term: 'settings', says: 'configuración', never: ['en los ajustes', 'ajustes del panel'] },
  { term: 'audit log', says: 'registro de auditoría', never: ['bitácora'] },
  { term: 'payment issues', says: 'problemas de pago', never: ['pagos dudosos', 'pago dudoso'] },
  { term: 'trial offer', says: 'oferta de prueba', never: ['misión', 'misiones'] },
  {
    term: 'ID',
    says: 'ID',
    never: ['N.º de servicio', 'número de servicio', 'N.º de cliente', 'N.º de pedido'],
  },
  {
    term: 'YouTube campaign',
    says: 'campañas de YouTube',
    never: ['campaña de palabras clave', 'campañas de palabras clave'],
  },
  { term: 'search position', says: 'posición', never: ['puesto', 'puestos'] },
  { term: 'on demand', says: 'bajo demanda', never: ['a pedido', 'a petición'] },
];
