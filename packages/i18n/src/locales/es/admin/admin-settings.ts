import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Configuración',
  text: 'Toda la configuración de este panel. Los cambios se aplican de inmediato.',
  search: 'Buscar en la configuración',
  onlyChanged: 'Solo lo modificado',
  notFound: 'No se encontraron opciones',
  changed: 'Modificado',
  saved: '{name}: guardado',
  undo: 'Deshacer',
  reset: 'Restablecer',
  resetDone: '{name}: valor predeterminado restablecido',
  default: 'Predeterminado: {value}',
  none: 'vacío',
  changedBy: 'Modificado por {who}',
  someone: 'Sistema',
  on: 'Activado',
  off: 'Desactivado',
  pick: 'Elegir {name}',
  language: 'Idioma',
  colorText: 'Se usa en botones y enlaces. Debe leerse bien sobre su fondo.',
  bannerText: 'Se muestran banners en este lugar.',
  tags: {
    title: 'Título',
    description: 'Descripción',
    keywords: 'Palabras clave',
  },
  themes: {
    light: '{color}, claro',
    dark: '{color}, oscuro',
  },
  groups: {
    brand: 'Marca',
    colors: 'Colores',
    shop: 'Tienda',
    ordering: 'Pedidos',
    money: 'Recompensas y precios',
    features: 'Funciones',
    security: 'Seguridad',
    legal: 'Empresa y textos legales',
    outside: 'Integraciones',
    banners: 'Banners',
  },
  secrets: {
    title: 'Claves secretas',
    text: 'Se guardan cifradas. Puedes reemplazarlas, pero nadie puede verlas.',
    set: 'Definida',
    unset: 'Sin definir',
    saved: 'Clave guardada',
    save: 'Guardar clave',
    names: {
      captcha: 'Clave secreta del captcha',
      chat: 'Clave de identidad del chat',
    },
    texts: {
      captcha: 'Sirve para verificar los resultados del captcha con el proveedor.',
      chat: 'Sirve para confirmar la identidad de los visitantes del chat.',
    },
  },
  pages: {
    title: 'Textos de las páginas',
    text: 'Tus páginas de condiciones, privacidad, reembolsos y contacto. Si falta un idioma, se muestra el texto en inglés.',
    language: 'Idioma',
    names: {
      terms: 'Condiciones',
      privacy: 'Privacidad',
      refunds: 'Reembolsos',
      contact: 'Contacto',
    },
    body: 'Texto',
    bodyHint:
      'Una línea en blanco inicia un párrafo, # inicia un título. Déjalo vacío si no quieres la página.',
    saved: 'Página guardada',
  },
  colors: {
    primary: 'Color principal',
    secondary: 'Color secundario',
    icons: 'Íconos',
    info: 'Información',
    success: 'Éxito',
    warning: 'Advertencia',
    headerLeft: 'Encabezado, izquierda',
    headerRight: 'Encabezado, derecha',
  },
  banners: {
    dashboard: 'Resumen',
    orders: 'Pedidos',
    profile: 'Perfil',
    grades: 'Niveles',
    drip_feed: 'Drip-feed',
    order_widget: 'Widgets de socios',
    free_trials: 'Pruebas gratis',
    sidebar: 'Barra lateral',
    create_order: 'Formulario de pedido',
    autopromotion: 'Suscripciones',
    tasks: 'Tareas',
    services_type_main: 'Tipo de servicio, grande',
    services_type_first_short: 'Tipo de servicio, pequeño 1',
    services_type_second_short: 'Tipo de servicio, pequeño 2',
    referral_program: 'Programa de referidos',
    services_pricing_main: 'Catálogo, grande',
    services_pricing_first_short: 'Catálogo, pequeño 1',
    services_pricing_second_short: 'Catálogo, pequeño 2',
    services_pricing_long: 'Catálogo, ancho',
    services_pricing_footer: 'Catálogo, abajo',
  },
  settings: {
    panelName: {
      name: 'Nombre del panel',
      text: 'Se muestra en el encabezado, en los correos y en la pestaña del navegador.',
    },
    logos_light: {
      name: 'Logo, modo claro',
      text: 'URL de la imagen para el encabezado.',
    },
    logos_dark: {
      name: 'Logo, modo oscuro',
      text: 'URL de la imagen para el encabezado en modo oscuro.',
    },
    logos_alt: {
      name: 'Texto alternativo del logo',
      text: 'Lo leen los lectores de pantalla y se muestra mientras carga la imagen.',
    },
    logos_destinationUrl: {
      name: 'Enlace del logo',
      text: 'Adónde lleva el logo. Déjalo vacío para que lleve a la página de inicio.',
    },
    socials_youtube: {
      name: 'Página de YouTube',
      text: 'Enlace en el pie de página.',
    },
    socials_telegram: {
      name: 'Página de Telegram',
      text: 'Enlace en el pie de página.',
    },
    socials_vk: {
      name: 'Página de VK',
      text: 'Enlace en el pie de página.',
    },
    socials_linkedin: {
      name: 'Página de LinkedIn',
      text: 'Enlace en el pie de página.',
    },
    socials_facebook: {
      name: 'Página de Facebook',
      text: 'Enlace en el pie de página.',
    },
    socials_twitter: {
      name: 'Página de X',
      text: 'Enlace en el pie de página.',
    },
    metaTags: {
      name: 'Textos para buscadores',
      text: 'Título, descripción y palabras clave de la página de inicio en cada idioma.',
    },
    darkModeAvailable: {
      name: 'Modo oscuro',
      text: 'Los visitantes pueden cambiar la tienda al modo oscuro.',
    },
    navigation: {
      name: 'Menú de redes',
      text: 'El menú de redes se muestra junto al catálogo.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Ocultar el menú de cuenta a invitados',
      text: 'Los invitados no ven el menú de cuenta.',
    },
    defaultMarketplaceView: {
      name: 'Vista del catálogo',
      text: 'Cómo se muestran los servicios en la primera visita.',
    },
    rounding_precision: {
      name: 'Decimales en los montos',
      text: 'Cuántos decimales muestra la tienda. Los cobros no se redondean.',
    },
    numbers_by_language: {
      name: 'Números según el idioma',
      text: 'Los números se escriben como en el idioma de cada visitante: 12.345,50 o 12,345.50. Desactivado: 12\u00a0345.50 para todos.',
    },
    currencies_RUB_rate: {
      name: 'Rublos por dólar',
      text: 'Se usa para mostrar precios en rublos. Déjalo vacío para usar el valor de “Tipos de cambio”.',
    },
    singleOrderDesign: {
      name: 'Diseño del formulario de pedido',
      text: 'El formulario completo o el corto.',
    },
    orderTypes: {
      name: 'Tipos de pedido',
      text: 'Qué formularios ofrece la página de pedido.',
    },
    guaranteeChargePercent: {
      name: 'Recargo por garantía extendida',
      text: 'Se suma al pedido cuando el cliente elige la garantía extendida.',
    },
    speedupChargePercent: {
      name: 'Recargo por inicio más rápido',
      text: 'Se suma al pedido cuando el cliente elige un inicio más rápido.',
    },
    unpaid_discount_percent: {
      name: 'Descuento en pedidos sin pagar',
      text: 'Se ofrece a clientes que no pagaron un pedido.',
    },
    subscription_idle_days: {
      name: 'Días hasta que termina una suscripción',
      text: 'Una suscripción termina después de este número de días sin publicaciones nuevas.',
    },
    referral_program_percent: {
      name: 'Recompensa por referidos',
      text: 'Parte de lo que pagan los clientes referidos.',
    },
    default_outer_widget_partner_percent: {
      name: 'Recompensa del widget',
      text: 'Parte de cada pedido del widget que reciben los socios.',
    },
    maximum_widget_reward_percent: {
      name: 'Recompensa máxima del widget',
      text: 'Lo máximo que un socio puede definir para un widget.',
    },
    adjustment_second_person_above: {
      name: 'Ajustes que requieren confirmación',
      text: 'En USD. Por encima de este monto, otra persona del equipo debe confirmar el ajuste. 0 significa siempre.',
    },
    childPanelsPrice: {
      name: 'Precio del panel hijo',
      text: 'En USD al mes. Se descuenta del saldo del propietario.',
    },
    grades_enabled: {
      name: 'Niveles',
      text: 'A medida que gastan más, los clientes suben de nivel y obtienen descuentos.',
    },
    grade_period_days: {
      name: 'Días que cuentan para los niveles',
      text: 'Solo cuenta lo gastado en este tiempo. Con 0 cuenta todo el gasto y los niveles no vencen.',
    },
    grade_mercy_days: {
      name: 'Período de gracia de los niveles, días',
      text: 'Los clientes que gastan muy poco reciben un aviso y conservan su nivel durante este tiempo.',
    },
    enable_bonuses: {
      name: 'Bonos',
      text: 'Los clientes ven los bonos y cupones.',
    },
    enable_tasks: {
      name: 'Tareas',
      text: 'Los clientes pueden ganar dinero con tareas.',
    },
    enable_keyword_tools: {
      name: 'Herramientas de palabras clave',
      text: 'Los clientes ven las herramientas de palabras clave.',
    },
    keyword_searches_per_day: {
      name: 'Búsquedas de palabras clave por día',
      text: 'Por cliente. Se reinicia a medianoche (UTC).',
    },
    enabled_child_panels: {
      name: 'Paneles hijos',
      text: 'Los clientes pueden crear sus propios paneles.',
    },
    child_panel_domain: {
      name: 'Dominio para paneles hijos',
      text: 'Los paneles hijos reciben subdominios de este. Déjalo vacío para usar el dominio de este panel.',
    },
    maximum_child_panels: {
      name: 'Paneles hijos por cliente',
      text: 'Cuántos paneles hijos puede tener un cliente a la vez.',
    },
    child_panel_dns_days: {
      name: 'Días para configurar un dominio',
      text: 'Si el dominio propio de un panel hijo no se configura a tiempo, el panel se da de baja y se reembolsa su primer mes.',
    },
    child_panel_grace_days: {
      name: 'Días para pagar un panel hijo',
      text: 'Tras el mes pagado, un panel hijo deja de aceptar pedidos. Se cierra después de este número de días sin pagar.',
    },
    child_panel_frozen_days: {
      name: 'Días hasta dar de baja un panel hijo cerrado',
      text: 'Un panel hijo sin pagar se da de baja cuando pasa este número de días desde su cierre.',
    },
    grandchildren_allowed: {
      name: 'Paneles hijos de paneles hijos',
      text: 'Los clientes de los paneles hijos pueden crear allí sus propios paneles.',
    },
    free_views_is_allowed: {
      name: 'Pruebas gratis',
      text: 'Los clientes pueden probar servicios gratis.',
    },
    freeTrials_proofIsRequired: {
      name: 'Comprobante para pruebas gratis',
      text: 'Los clientes deben enviar un comprobante antes de que empiece una prueba.',
    },
    freeTrials_expireAfterDays: {
      name: 'Días para revisar una prueba gratis',
      text: 'Una solicitud sin decisión vence después de este número de días.',
    },
    freeTrials_dailyBudget: {
      name: 'Presupuesto diario de pruebas gratis, USD',
      text: 'Lo que las pruebas gratis pueden costarte por día (UTC). Si se supera, las solicitudes esperan revisión y no se pueden aprobar ese día. Déjalo vacío si no hay límite.',
    },
    personalManagerUrl: {
      name: 'Asesor personal',
      text: 'Enlace al asesor, para clientes cuyo nivel lo incluye.',
    },
    staff_second_factor_is_required: {
      name: 'Verificación en dos pasos para el equipo',
      text: 'El equipo no puede usar la consola sin verificación en dos pasos.',
    },
    contact_info_is_required: {
      name: 'App de mensajería al registrarse',
      text: 'Los clientes nuevos deben añadir su contacto en una app de mensajería.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Se muestra al registrarse, iniciar sesión y restablecer la contraseña.',
    },
    captcha_provider: {
      name: 'Proveedor del captcha',
      text: 'ALTCHA viene incluido. Otros proveedores necesitan ambas claves.',
    },
    captcha_siteKey: {
      name: 'Clave pública del captcha',
      text: 'La clave pública del proveedor del captcha.',
    },
    company_name: {
      name: 'Nombre de la empresa',
      text: 'Quién gestiona el panel. Se muestra en el pie de página y en los recibos.',
    },
    company_address: {
      name: 'Dirección de la empresa',
      text: 'Se muestra en la página de contacto y en los recibos.',
    },
    company_registration: {
      name: 'Número de registro',
      text: 'Se muestra en la página de contacto.',
    },
    company_vat: {
      name: 'Número de IVA',
      text: 'Se muestra en los recibos.',
    },
    company_email: {
      name: 'Correo de contacto',
      text: 'Se muestra en la página de contacto.',
    },
    company_phone: {
      name: 'Teléfono de contacto',
      text: 'Se muestra en la página de contacto.',
    },
    termsUrl: {
      name: 'Condiciones de uso',
      text: 'Los clientes las aceptan al pagar. Escribe una URL, o /terms para tu propia página.',
    },
    privacyUrl: {
      name: 'Política de privacidad',
      text: 'Enlace en el pie de página. Escribe una URL, o /privacy para tu propia página.',
    },
    refundsUrl: {
      name: 'Política de reembolsos',
      text: 'Enlace en el pie de página. Escribe una URL, o /refunds para tu propia página.',
    },
    contactUrl: {
      name: 'Página de contacto',
      text: 'Enlace en el pie de página. Escribe una URL, o /contact para tu propia página.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID de Google Analytics',
      text: 'Las visitas se cuentan cuando el visitante acepta.',
    },
    analytics_googleTagManagerId: {
      name: 'ID de Google Tag Manager',
      text: 'Tu contenedor se carga cuando el visitante acepta.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID de Yandex Metrica',
      text: 'Las visitas se cuentan cuando el visitante acepta.',
    },
    analytics_facebookPixelId: {
      name: 'ID de Meta Pixel',
      text: 'Las visitas se cuentan cuando el visitante acepta.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID de sitio de Crisp',
      text: 'El chat de Crisp se muestra en la tienda.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID de widget de Jivo',
      text: 'El chat de Jivo se muestra en la tienda.',
    },
    telegramBotUsername: {
      name: 'Bot de Telegram',
      text: 'Nombre de usuario del bot con el que los clientes inician sesión.',
    },
    cabinetWidgetToken: {
      name: 'Token del widget del panel',
      text: 'Sirve para que el widget propio del panel muestre el catálogo.',
    },
    customCode: {
      name: 'Código personalizado',
      text: 'Se ejecuta en la tienda, pero no al iniciar sesión, al pagar ni en la consola. Solo propietarios.',
    },
  },
} satisfies Phrases['adminSettings'];
