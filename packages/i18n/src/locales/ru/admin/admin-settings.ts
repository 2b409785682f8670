import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Настройки',
  text: 'Все настройки панели. Изменение действует сразу и везде.',
  search: 'Поиск настроек',
  onlyChanged: 'Только изменённые',
  notFound: 'Настройка не найдена',
  changed: 'Изменено',
  saved: 'Сохранено: {name}',
  undo: 'Вернуть',
  reset: 'По умолчанию',
  resetDone: 'Снова по умолчанию: {name}',
  default: 'По умолчанию: {value}',
  none: 'пусто',
  changedBy: 'Изменил {who}',
  someone: 'установка',
  on: 'Вкл.',
  off: 'Выкл.',
  pick: 'Выбрать: {name}',
  language: 'Язык',
  colorText: 'Должен читаться на своём фоне; им выделены кнопки и ссылки.',
  bannerText: 'Показывать ли баннеры в этом месте.',
  tags: {
    title: 'Заголовок',
    description: 'Описание',
    keywords: 'Ключевые слова',
  },
  themes: {
    light: '{color}, светлая тема',
    dark: '{color}, тёмная тема',
  },
  groups: {
    brand: 'Бренд',
    colors: 'Цвета',
    shop: 'Магазин',
    ordering: 'Заказы',
    money: 'Вознаграждения и цены',
    features: 'Функции',
    security: 'Безопасность',
    legal: 'Компания и документы',
    outside: 'Внешние сервисы',
    banners: 'Места баннеров',
  },
  secrets: {
    title: 'Секретные ключи',
    text: 'Хранятся зашифрованными. Их можно заменить, но не прочитать.',
    set: 'Задан',
    unset: 'Не задан',
    saved: 'Ключ сохранён',
    save: 'Сохранить ключ',
    names: {
      captcha: 'Секретный ключ капчи',
      chat: 'Ключ личности для чата',
    },
    texts: {
      captcha: 'Проверяет решения у сервиса капчи.',
      chat: 'Подписывает, кто пишет в чат.',
    },
  },
  pages: {
    title: 'Тексты страниц',
    text: 'Ваши условия, конфиденциальность, возвраты и контакты. Если языка нет, показывается английский.',
    language: 'Язык',
    names: {
      terms: 'Условия',
      privacy: 'Конфиденциальность',
      refunds: 'Возвраты',
      contact: 'Контакты',
    },
    body: 'Текст',
    bodyHint: 'Пустая строка начинает абзац, # — заголовок. Пусто: страницы нет.',
    saved: 'Страница сохранена',
  },
  colors: {
    primary: 'Основной цвет',
    secondary: 'Второй цвет',
    icons: 'Значки',
    info: 'Информация',
    success: 'Успех',
    warning: 'Предупреждение',
    headerLeft: 'Шапка, слева',
    headerRight: 'Шапка, справа',
  },
  banners: {
    dashboard: 'Обзор',
    orders: 'Заказы',
    profile: 'Профиль',
    grades: 'Уровни лояльности',
    drip_feed: 'Постепенные заказы',
    order_widget: 'Виджеты заказа',
    free_trials: 'Бесплатные пробы',
    sidebar: 'Боковая панель',
    create_order: 'Форма заказа',
    autopromotion: 'Подписки',
    tasks: 'Задания',
    services_type_main: 'Тип услуг, большой',
    services_type_first_short: 'Тип услуг, первый малый',
    services_type_second_short: 'Тип услуг, второй малый',
    referral_program: 'Реферальная программа',
    services_pricing_main: 'Каталог, большой',
    services_pricing_first_short: 'Каталог, первый малый',
    services_pricing_second_short: 'Каталог, второй малый',
    services_pricing_long: 'Каталог, широкий',
    services_pricing_footer: 'Каталог, внизу',
  },
  settings: {
    panelName: {
      name: 'Название панели',
      text: 'Видно в шапке, письмах и на вкладке браузера.',
    },
    logos_light: {
      name: 'Логотип для светлых страниц',
      text: 'Адрес картинки в шапке.',
    },
    logos_dark: {
      name: 'Логотип для тёмных страниц',
      text: 'Адрес картинки в шапке в тёмной теме.',
    },
    logos_alt: {
      name: 'Текст логотипа',
      text: 'Читается вслух и виден, пока грузится картинка.',
    },
    logos_destinationUrl: {
      name: 'Ссылка логотипа',
      text: 'Куда ведёт нажатие на логотип; пусто — на главную.',
    },
    socials_youtube: {
      name: 'Страница YouTube',
      text: 'Ссылка внизу страниц.',
    },
    socials_telegram: {
      name: 'Страница Telegram',
      text: 'Ссылка внизу страниц.',
    },
    socials_vk: {
      name: 'Страница VK',
      text: 'Ссылка внизу страниц.',
    },
    socials_linkedin: {
      name: 'Страница LinkedIn',
      text: 'Ссылка внизу страниц.',
    },
    socials_facebook: {
      name: 'Страница Facebook',
      text: 'Ссылка внизу страниц.',
    },
    socials_twitter: {
      name: 'Страница X',
      text: 'Ссылка внизу страниц.',
    },
    metaTags: {
      name: 'Тексты для поисковиков',
      text: 'Заголовок, описание и ключевые слова главной на каждом языке.',
    },
    darkModeAvailable: {
      name: 'Тёмная тема',
      text: 'Посетители могут включить тёмный магазин.',
    },
    navigation: {
      name: 'Меню сетей',
      text: 'Показывает меню сетей рядом с каталогом.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Скрыть аккаунт от гостей',
      text: 'Гости не видят меню личного кабинета.',
    },
    defaultMarketplaceView: {
      name: 'Вид каталога',
      text: 'Как показаны услуги при первом визите.',
    },
    rounding_precision: {
      name: 'Знаков после запятой',
      text: 'Сколько знаков показывают суммы. Списание остаётся точным.',
    },
    currencies_RUB_rate: {
      name: 'Рублей за доллар',
      text: 'Чтобы показывать цены в рублях. Пусто: курс обновляется каждый день.',
    },
    singleOrderDesign: {
      name: 'Вид формы заказа',
      text: 'Полная форма или краткая.',
    },
    orderTypes: {
      name: 'Способы заказа',
      text: 'Какие формы есть на странице заказа.',
    },
    guaranteeChargePercent: {
      name: 'Цена гарантии',
      text: 'Добавляется к заказу, если клиент хочет гарантию.',
    },
    speedupChargePercent: {
      name: 'Цена ускорения',
      text: 'Добавляется к заказу, если клиент хочет быстрее.',
    },
    unpaid_discount_percent: {
      name: 'Скидка на неоплаченные заказы',
      text: 'Для клиентов, которые не оплатили заказ.',
    },
    subscription_idle_days: {
      name: 'Дней до конца подписки',
      text: 'Подписка без публикаций так долго завершается.',
    },
    referral_program_percent: {
      name: 'Реферальное вознаграждение',
      text: 'Доля от трат приглашённых клиентов.',
    },
    default_outer_widget_partner_percent: {
      name: 'Вознаграждение за виджет',
      text: 'Доля партнёра с заказов через его виджет.',
    },
    maximum_widget_reward_percent: {
      name: 'Максимум за виджет',
      text: 'Больше партнёр задать не может.',
    },
    adjustment_second_person_above: {
      name: 'Изменения баланса со вторым человеком',
      text: 'Долларов. Свыше этой суммы изменение подтверждает другой сотрудник, и только потом оно действует; 0 — всегда.',
    },
    childPanelsPrice: {
      name: 'Цена дочерней панели',
      text: 'Долларов в месяц, с баланса владельца.',
    },
    grades_enabled: {
      name: 'Уровни лояльности',
      text: 'Клиенты растут с тратами и получают скидки.',
    },
    grade_period_days: {
      name: 'Дней, учитываемых для уровней',
      text: 'Считаются траты только за это время; при 0 — все, и уровни не заканчиваются.',
    },
    grade_mercy_days: {
      name: 'Дней до снижения уровня',
      text: 'Столько клиент сохраняет уровень, если потратил мало, и его предупреждают.',
    },
    enable_bonuses: {
      name: 'Бонусы',
      text: 'Показывает клиентам бонусы и купоны.',
    },
    enable_tasks: {
      name: 'Задания',
      text: 'Клиенты могут зарабатывать на заданиях.',
    },
    enable_keyword_tools: {
      name: 'Инструменты ключевых слов',
      text: 'Показывает инструменты для ключевых слов.',
    },
    keyword_searches_per_day: {
      name: 'Поисков ключевых слов в день',
      text: 'Для каждого клиента. Счёт обнуляется в полночь по UTC.',
    },
    enabled_child_panels: {
      name: 'Дочерние панели',
      text: 'Клиенты могут открывать свои панели.',
    },
    child_panel_domain: {
      name: 'Домен для дочерних панелей',
      text: 'Дочерние панели получают имена под ним; пусто — домен этой панели.',
    },
    maximum_child_panels: {
      name: 'Дочерних панелей на клиента',
      text: 'Сколько клиент может иметь одновременно.',
    },
    child_panel_dns_days: {
      name: 'Дней на настройку домена',
      text: 'Если свой домен не настроен к этому сроку, дочерняя панель завершается, а первый месяц возвращается.',
    },
    child_panel_grace_days: {
      name: 'Дней на оплату дочерней панели',
      text: 'После оплаченного месяца она не принимает заказы; без оплаты столько дней — закрывается.',
    },
    child_panel_frozen_days: {
      name: 'Дней до завершения закрытой панели',
      text: 'Дочерняя панель, не оплаченная столько дней после закрытия, завершается.',
    },
    grandchildren_allowed: {
      name: 'Дочерние панели у дочерних',
      text: 'Клиенты дочерних панелей могут открывать там свои панели.',
    },
    free_views_is_allowed: {
      name: 'Бесплатные пробы',
      text: 'Клиенты могут попробовать услуги бесплатно.',
    },
    freeTrials_proofIsRequired: {
      name: 'Подтверждение для проб',
      text: 'До начала клиент присылает подтверждение.',
    },
    freeTrials_expireAfterDays: {
      name: 'Дней на решение по пробе',
      text: 'Заявка без решения истекает через столько дней.',
    },
    freeTrials_dailyBudget: {
      name: 'Бюджет бесплатных проб в день, USD',
      text: 'Сколько бесплатные пробы могут стоить вам за день (UTC). Сверх этого заявки ждут проверки, и одобрить их нельзя. Пусто — без ограничения.',
    },
    personalManagerUrl: {
      name: 'Личный менеджер',
      text: 'Ссылка на менеджера для клиентов, чей уровень его даёт.',
    },
    staff_second_factor_is_required: {
      name: 'Второй фактор для сотрудников',
      text: 'Без второго фактора в консоль не войти.',
    },
    contact_info_is_required: {
      name: 'Мессенджер при регистрации',
      text: 'Новые клиенты обязаны указать мессенджер.',
    },
    captcha_is_enabled: {
      name: 'Капча',
      text: 'При регистрации, входе и сбросе пароля.',
    },
    captcha_provider: {
      name: 'Сервис капчи',
      text: 'ALTCHA встроена. Другим нужны оба ключа.',
    },
    captcha_siteKey: {
      name: 'Открытый ключ капчи',
      text: 'Открытый ключ от сервиса капчи.',
    },
    company_name: {
      name: 'Компания',
      text: 'Кто ведёт панель. Видно внизу страниц и в чеках.',
    },
    company_address: {
      name: 'Адрес компании',
      text: 'На странице контактов и в чеках.',
    },
    company_registration: {
      name: 'Регистрационный номер',
      text: 'На странице контактов.',
    },
    company_vat: {
      name: 'Номер НДС',
      text: 'В чеках.',
    },
    company_email: {
      name: 'Почта для связи',
      text: 'На странице контактов.',
    },
    company_phone: {
      name: 'Телефон для связи',
      text: 'На странице контактов.',
    },
    termsUrl: {
      name: 'Условия обслуживания',
      text: 'Клиенты принимают их при оплате. Ваша страница или /terms.',
    },
    privacyUrl: {
      name: 'Конфиденциальность',
      text: 'Ссылка внизу страниц. Ваша страница или /privacy.',
    },
    refundsUrl: {
      name: 'Правила возврата',
      text: 'Ссылка внизу страниц. Ваша страница или /refunds.',
    },
    contactUrl: {
      name: 'Страница контактов',
      text: 'Ссылка внизу страниц. Ваша страница или /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID Google Analytics',
      text: 'Считает визиты с согласия посетителя.',
    },
    analytics_googleTagManagerId: {
      name: 'ID Google Tag Manager',
      text: 'Загружает ваш контейнер с согласия посетителя.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID Яндекс Метрики',
      text: 'Считает визиты с согласия посетителя.',
    },
    analytics_facebookPixelId: {
      name: 'ID Meta Pixel',
      text: 'Считает визиты с согласия посетителя.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID сайта Crisp',
      text: 'Показывает чат Crisp в магазине.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID виджета Jivo',
      text: 'Показывает чат Jivo в магазине.',
    },
    telegramBotUsername: {
      name: 'Бот Telegram',
      text: 'Имя бота, через которого входят клиенты.',
    },
    cabinetWidgetToken: {
      name: 'Токен виджета панели',
      text: 'Открывает каталог собственному виджету панели.',
    },
    customCode: {
      name: 'Свой код',
      text: 'Работает в магазине, но не при входе, оплате и здесь. Только для владельцев.',
    },
  },
} satisfies Phrases['adminSettings'];
