import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Ajustes',
  text: 'Todos los ajustes del panel. Un cambio vale al momento y en todas partes.',
  search: 'Buscar ajustes',
  onlyChanged: 'Solo los cambiados',
  notFound: 'Ningún ajuste coincide',
  changed: 'Cambiado',
  saved: '{name}: guardado',
  undo: 'Deshacer',
  reset: 'Volver al valor predeterminado',
  resetDone: '{name}: valor predeterminado',
  default: 'Predeterminado: {value}',
  none: 'vacío',
  changedBy: 'Cambiado por {who}',
  someone: 'la instalación',
  on: 'Activado',
  off: 'Desactivado',
  pick: 'Elegir {name}',
  language: 'Idioma',
  colorText: 'Debe leerse bien sobre su fondo; lo usan botones y enlaces.',
  bannerText: 'Si se muestran banners en este lugar.',
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
    legal: 'Empresa y avisos legales',
    outside: 'Servicios externos',
    banners: 'Lugares de banners',
  },
  secrets: {
    title: 'Claves secretas',
    text: 'Se guardan cifradas. Se pueden sustituir, nunca leer.',
    set: 'Guardada',
    unset: 'Sin guardar',
    saved: 'Clave guardada',
    save: 'Guardar clave',
    names: {
      captcha: 'Clave secreta del captcha',
      chat: 'Clave de identidad del chat',
    },
    texts: {
      captcha: 'Comprueba soluciones con el proveedor del captcha.',
      chat: 'Firma quién es un visitante del chat.',
    },
  },
  pages: {
    title: 'Textos de las páginas',
    text: 'Tus páginas de condiciones, privacidad, reembolsos y contacto. Si falta un idioma, se muestra en inglés.',
    language: 'Idioma',
    names: {
      terms: 'Condiciones',
      privacy: 'Privacidad',
      refunds: 'Reembolsos',
      contact: 'Contacto',
    },
    body: 'Texto',
    bodyHint: 'Una línea vacía inicia un párrafo, # inicia un título. Vacío: sin página.',
    saved: 'Página guardada',
  },
  colors: {
    primary: 'Color principal',
    secondary: 'Color secundario',
    icons: 'Iconos',
    info: 'Información',
    success: 'Éxito',
    warning: 'Aviso',
    headerLeft: 'Cabecera, izquierda',
    headerRight: 'Cabecera, derecha',
  },
  banners: {
    dashboard: 'Resumen',
    orders: 'Pedidos',
    profile: 'Perfil',
    grades: 'Niveles de fidelidad',
    drip_feed: 'Entrega gradual',
    order_widget: 'Widgets de pedido',
    free_trials: 'Pruebas gratis',
    sidebar: 'Barra lateral',
    create_order: 'Formulario de pedido',
    autopromotion: 'Suscripciones',
    tasks: 'Tareas',
    services_type_main: 'Tipo de servicio, grande',
    services_type_first_short: 'Tipo de servicio, primero pequeño',
    services_type_second_short: 'Tipo de servicio, segundo pequeño',
    referral_program: 'Programa de referidos',
    services_pricing_main: 'Catálogo, grande',
    services_pricing_first_short: 'Catálogo, primero pequeño',
    services_pricing_second_short: 'Catálogo, segundo pequeño',
    services_pricing_long: 'Catálogo, ancho',
    services_pricing_footer: 'Catálogo, abajo',
  },
  settings: {
    panelName: {
      name: 'Nombre del panel',
      text: 'Aparece en la cabecera, en los correos y en la pestaña del navegador.',
    },
    logos_light: {
      name: 'Logo para páginas claras',
      text: 'Dirección de la imagen de la cabecera.',
    },
    logos_dark: {
      name: 'Logo para páginas oscuras',
      text: 'Dirección de la imagen de la cabecera en modo oscuro.',
    },
    logos_alt: {
      name: 'Texto del logo',
      text: 'Se lee en voz alta y se muestra mientras carga la imagen.',
    },
    logos_destinationUrl: {
      name: 'Enlace del logo',
      text: 'Adónde lleva un clic en el logo; vacío, al inicio.',
    },
    socials_youtube: {
      name: 'Página de YouTube',
      text: 'Enlazada en el pie.',
    },
    socials_telegram: {
      name: 'Página de Telegram',
      text: 'Enlazada en el pie.',
    },
    socials_vk: {
      name: 'Página de VK',
      text: 'Enlazada en el pie.',
    },
    socials_linkedin: {
      name: 'Página de LinkedIn',
      text: 'Enlazada en el pie.',
    },
    socials_facebook: {
      name: 'Página de Facebook',
      text: 'Enlazada en el pie.',
    },
    socials_twitter: {
      name: 'Página de X',
      text: 'Enlazada en el pie.',
    },
    metaTags: {
      name: 'Textos para buscadores',
      text: 'Título, descripción y palabras clave del inicio en cada idioma.',
    },
    darkModeAvailable: {
      name: 'Modo oscuro',
      text: 'Los visitantes pueden poner la tienda en oscuro.',
    },
    navigation: {
      name: 'Menú de redes',
      text: 'Muestra el menú de redes junto al catálogo.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Ocultar la cuenta a invitados',
      text: 'Los invitados no ven el menú de la cuenta personal.',
    },
    defaultMarketplaceView: {
      name: 'Vista del catálogo',
      text: 'Cómo se listan los servicios en la primera visita.',
    },
    rounding_precision: {
      name: 'Decimales de los montos',
      text: 'Cuántos decimales muestran los montos. El cobro es exacto.',
    },
    currencies_RUB_rate: {
      name: 'Rublos por un dólar',
      text: 'Para mostrar precios en rublos. Vacío: el tipo se obtiene cada día.',
    },
    singleOrderDesign: {
      name: 'Diseño del formulario de pedido',
      text: 'El formulario completo o el corto.',
    },
    orderTypes: {
      name: 'Formas de pedir',
      text: 'Qué formularios ofrece la página de pedido.',
    },
    guaranteeChargePercent: {
      name: 'Precio de la garantía',
      text: 'Se suma al pedido cuando el cliente quiere la garantía.',
    },
    speedupChargePercent: {
      name: 'Precio de la aceleración',
      text: 'Se suma al pedido cuando el cliente lo quiere más rápido.',
    },
    unpaid_discount_percent: {
      name: 'Descuento en pedidos sin pagar',
      text: 'Se ofrece a clientes que dejaron un pedido sin pagar.',
    },
    subscription_idle_days: {
      name: 'Días hasta que acaba una suscripción',
      text: 'Acaba si no encuentra publicaciones durante ese tiempo.',
    },
    referral_program_percent: {
      name: 'Recompensa por referidos',
      text: 'Parte de lo que gastan los clientes invitados.',
    },
    default_outer_widget_partner_percent: {
      name: 'Recompensa del widget',
      text: 'Parte de los pedidos hechos con el widget del socio.',
    },
    maximum_widget_reward_percent: {
      name: 'Recompensa máxima del widget',
      text: 'Lo máximo que un socio puede fijar para un widget.',
    },
    adjustment_second_person_above: {
      name: 'Ajustes que necesitan otra persona',
      text: 'Dólares. Por encima, otra persona del equipo confirma el cambio de saldo antes de que cuente; con 0, siempre.',
    },
    childPanelsPrice: {
      name: 'Precio de un panel hijo',
      text: 'Dólares al mes, del saldo de su propietario.',
    },
    grades_enabled: {
      name: 'Niveles de fidelidad',
      text: 'Los clientes suben según lo que gastan y obtienen descuentos.',
    },
    grade_period_days: {
      name: 'Días que cuentan para los niveles',
      text: 'Solo cuenta lo gastado en ese tiempo; con 0 cuenta todo y ningún nivel termina.',
    },
    grade_mercy_days: {
      name: 'Días antes de bajar de nivel',
      text: 'El cliente conserva su nivel ese tiempo tras gastar poco, y se le avisa.',
    },
    enable_bonuses: {
      name: 'Bonos',
      text: 'Muestra bonos y cupones a los clientes.',
    },
    enable_tasks: {
      name: 'Tareas',
      text: 'Los clientes pueden ganar con tareas.',
    },
    enable_keyword_tools: {
      name: 'Herramientas de palabras clave',
      text: 'Muestra las herramientas de palabras clave.',
    },
    keyword_searches_per_day: {
      name: 'Búsquedas de palabras clave al día',
      text: 'Por cliente. El contador se reinicia a medianoche UTC.',
    },
    enabled_child_panels: {
      name: 'Paneles hijos',
      text: 'Los clientes pueden abrir sus propios paneles.',
    },
    child_panel_domain: {
      name: 'Dominio para paneles hijos',
      text: 'Los paneles hijos reciben nombres bajo él; vacío: el dominio de este panel.',
    },
    maximum_child_panels: {
      name: 'Paneles hijos por cliente',
      text: 'Cuántos puede tener un cliente a la vez.',
    },
    child_panel_dns_days: {
      name: 'Días para configurar el dominio',
      text: 'Si el dominio propio no está configurado a tiempo, el panel hijo termina y se reembolsa su primer mes.',
    },
    child_panel_grace_days: {
      name: 'Días para pagar un panel hijo',
      text: 'Tras su mes no acepta pedidos; si sigue sin pagar tantos días, se cierra.',
    },
    child_panel_frozen_days: {
      name: 'Días hasta que termina un panel hijo cerrado',
      text: 'Un panel hijo que sigue sin pagar tantos días después de cerrarse se da por terminado.',
    },
    grandchildren_allowed: {
      name: 'Paneles hijos de paneles hijos',
      text: 'Los clientes de los paneles hijos pueden abrir allí sus propios paneles.',
    },
    free_views_is_allowed: {
      name: 'Pruebas gratis',
      text: 'Los clientes pueden probar servicios gratis.',
    },
    freeTrials_proofIsRequired: {
      name: 'Comprobante para pruebas gratis',
      text: 'Los clientes deben enviar un comprobante antes de empezar.',
    },
    freeTrials_expireAfterDays: {
      name: 'Días para decidir sobre una prueba gratis',
      text: 'Una solicitud sin decisión vence tras esos días.',
    },
    freeTrials_dailyBudget: {
      name: 'Presupuesto diario de pruebas gratis, USD',
      text: 'Lo que las pruebas gratis pueden costarte al día (UTC). Por encima, las solicitudes esperan revisión y no se pueden aprobar. Vacío: sin límite.',
    },
    personalManagerUrl: {
      name: 'Gestor personal',
      text: 'Enlace al gestor para clientes cuyo nivel lo incluye.',
    },
    staff_second_factor_is_required: {
      name: 'Segundo factor para el equipo',
      text: 'El equipo no puede usar la consola sin segundo factor.',
    },
    contact_info_is_required: {
      name: 'Mensajería al registrarse',
      text: 'Los clientes nuevos deben indicar una mensajería.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Se pide al registrarse, entrar y restablecer la contraseña.',
    },
    captcha_provider: {
      name: 'Proveedor del captcha',
      text: 'ALTCHA viene incluido. Otros necesitan ambas claves.',
    },
    captcha_siteKey: {
      name: 'Clave pública del captcha',
      text: 'La clave pública del proveedor del captcha.',
    },
    company_name: {
      name: 'Empresa',
      text: 'Quién gestiona el panel. Aparece en el pie y en los recibos.',
    },
    company_address: {
      name: 'Dirección de la empresa',
      text: 'Aparece en la página de contacto y en los recibos.',
    },
    company_registration: {
      name: 'Número de registro',
      text: 'Aparece en la página de contacto.',
    },
    company_vat: {
      name: 'NIF-IVA',
      text: 'Aparece en los recibos.',
    },
    company_email: {
      name: 'Correo de contacto',
      text: 'Aparece en la página de contacto.',
    },
    company_phone: {
      name: 'Teléfono de contacto',
      text: 'Aparece en la página de contacto.',
    },
    termsUrl: {
      name: 'Condiciones del servicio',
      text: 'Los clientes las aceptan al pagar. Una página tuya o /terms.',
    },
    privacyUrl: {
      name: 'Aviso de privacidad',
      text: 'Enlazado en el pie. Una página tuya o /privacy.',
    },
    refundsUrl: {
      name: 'Política de reembolsos',
      text: 'Enlazada en el pie. Una página tuya o /refunds.',
    },
    contactUrl: {
      name: 'Página de contacto',
      text: 'Enlazada en el pie. Una página tuya o /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID de Google Analytics',
      text: 'Cuenta visitas cuando el visitante acepta.',
    },
    analytics_googleTagManagerId: {
      name: 'ID de Google Tag Manager',
      text: 'Carga tu contenedor cuando el visitante acepta.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID de Yandex Metrica',
      text: 'Cuenta visitas cuando el visitante acepta.',
    },
    analytics_facebookPixelId: {
      name: 'ID de Meta Pixel',
      text: 'Cuenta visitas cuando el visitante acepta.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID de sitio de Crisp',
      text: 'Muestra el chat de Crisp en la tienda.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID de widget de Jivo',
      text: 'Muestra el chat de Jivo en la tienda.',
    },
    telegramBotUsername: {
      name: 'Bot de Telegram',
      text: 'Nombre del bot con el que entran los clientes.',
    },
    cabinetWidgetToken: {
      name: 'Token de widget del panel',
      text: 'Abre el catálogo al widget propio del panel.',
    },
    customCode: {
      name: 'Código propio',
      text: 'Se ejecuta en la tienda, nunca al entrar, al pagar ni aquí. Solo propietarios.',
    },
  },
} satisfies Phrases['adminSettings'];
