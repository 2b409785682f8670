export const adminSettings = {
  title: 'Settings',
  text: 'Every setting of the panel. A change counts at once, everywhere.',
  search: 'Search settings',
  onlyChanged: 'Only changed ones',
  notFound: 'No setting matches',
  changed: 'Changed',
  saved: '{name} saved',
  undo: 'Undo',
  reset: 'Back to default',
  resetDone: '{name} is back to its default',
  default: 'Default: {value}',
  none: 'empty',
  changedBy: 'Changed by {who}',
  someone: 'the installation',
  on: 'On',
  off: 'Off',
  pick: 'Pick {name}',
  language: 'Language',
  colorText: 'Must be readable on its background; buttons and links use it.',
  bannerText: 'Whether banners show in this place.',
  tags: {
    title: 'Title',
    description: 'Description',
    keywords: 'Keywords',
  },
  themes: {
    light: '{color}, light',
    dark: '{color}, dark',
  },
  groups: {
    brand: 'Brand',
    colors: 'Colors',
    shop: 'Shop',
    ordering: 'Ordering',
    money: 'Rewards and prices',
    features: 'Features',
    security: 'Security',
    legal: 'Company and legal',
    outside: 'Outside services',
    banners: 'Banner places',
  },
  secrets: {
    title: 'Secret keys',
    text: 'Stored encrypted. They can be replaced, never read.',
    set: 'Set',
    unset: 'Not set',
    saved: 'Key saved',
    save: 'Save key',
    names: {
      captcha: 'Captcha secret key',
      chat: 'Chat identity key',
    },
    texts: {
      captcha: 'Checks solutions with the captcha provider.',
      chat: 'Signs who a visitor of the chat is.',
    },
  },
  pages: {
    title: 'Texts of pages',
    text: 'Your own terms, privacy, refund and contact pages. Where a language is missing, English is shown.',
    language: 'Language',
    names: {
      terms: 'Terms',
      privacy: 'Privacy',
      refunds: 'Refunds',
      contact: 'Contact',
    },
    body: 'Text',
    bodyHint: 'An empty line begins a paragraph, # begins a heading. Empty: no page.',
    saved: 'Page saved',
  },
  colors: {
    primary: 'Main color',
    secondary: 'Second color',
    icons: 'Icons',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    headerLeft: 'Header, left',
    headerRight: 'Header, right',
  },
  banners: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    profile: 'Profile',
    grades: 'Loyalty levels',
    drip_feed: 'Drip-feed',
    order_widget: 'Order widgets',
    free_trials: 'Free trials',
    sidebar: 'Sidebar',
    create_order: 'Order form',
    autopromotion: 'Subscriptions',
    tasks: 'Tasks',
    services_type_main: 'Service type, large',
    services_type_first_short: 'Service type, first small',
    services_type_second_short: 'Service type, second small',
    referral_program: 'Referral program',
    services_pricing_main: 'Catalogue, large',
    services_pricing_first_short: 'Catalogue, first small',
    services_pricing_second_short: 'Catalogue, second small',
    services_pricing_long: 'Catalogue, wide',
    services_pricing_footer: 'Catalogue, bottom',
  },
  settings: {
    panelName: {
      name: 'Panel name',
      text: 'Shown in the header, in mails and in the browser’s tab.',
    },
    logos_light: {
      name: 'Logo for light pages',
      text: 'Address of the picture in the header.',
    },
    logos_dark: {
      name: 'Logo for dark pages',
      text: 'Address of the picture in the header in dark mode.',
    },
    logos_alt: {
      name: 'Text for the logo',
      text: 'Read aloud and shown while the picture loads.',
    },
    logos_destinationUrl: {
      name: 'Link of the logo',
      text: 'Where a click on the logo leads; the home page if empty.',
    },
    socials_youtube: {
      name: 'YouTube page',
      text: 'Linked in the footer.',
    },
    socials_telegram: {
      name: 'Telegram page',
      text: 'Linked in the footer.',
    },
    socials_vk: {
      name: 'VK page',
      text: 'Linked in the footer.',
    },
    socials_linkedin: {
      name: 'LinkedIn page',
      text: 'Linked in the footer.',
    },
    socials_facebook: {
      name: 'Facebook page',
      text: 'Linked in the footer.',
    },
    socials_twitter: {
      name: 'X page',
      text: 'Linked in the footer.',
    },
    metaTags: {
      name: 'Search engine texts',
      text: 'Title, description and keywords of the home page in each language.',
    },
    darkModeAvailable: {
      name: 'Dark mode',
      text: 'Visitors may switch the shop to dark.',
    },
    navigation: {
      name: 'Menu of networks',
      text: 'Shows the menu of networks beside the catalogue.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Hide the account from guests',
      text: 'Guests do not see the menu of the personal account.',
    },
    defaultMarketplaceView: {
      name: 'View of the catalogue',
      text: 'How services are listed at the first visit.',
    },
    rounding_precision: {
      name: 'Decimals of amounts',
      text: 'How many decimals amounts show in the shop. What is charged stays exact.',
    },
    currencies_RUB_rate: {
      name: 'Rubles for one dollar',
      text: 'Used to show prices in rubles. Empty: the rate is fetched every day.',
    },
    singleOrderDesign: {
      name: 'Design of the order form',
      text: 'The full form or the short one.',
    },
    orderTypes: {
      name: 'Ways to order',
      text: 'Which forms the order page offers.',
    },
    guaranteeChargePercent: {
      name: 'Price of the guarantee',
      text: 'Added to an order when the customer wants the guarantee.',
    },
    speedupChargePercent: {
      name: 'Price of the speed-up',
      text: 'Added to an order when the customer wants it faster.',
    },
    unpaid_discount_percent: {
      name: 'Discount on unpaid orders',
      text: 'Offered to customers who left an order unpaid.',
    },
    subscription_idle_days: {
      name: 'Days until a subscription ends',
      text: 'A subscription that finds no publication for so long ends.',
    },
    referral_program_percent: {
      name: 'Referral reward',
      text: 'Share of what invited customers spend.',
    },
    default_outer_widget_partner_percent: {
      name: 'Widget reward',
      text: 'Share that partners get of orders through their widget.',
    },
    maximum_widget_reward_percent: {
      name: 'Highest widget reward',
      text: 'The most that a partner can set for a widget.',
    },
    adjustment_second_person_above: {
      name: 'Adjustments that need a second person',
      text: 'Dollars. Above this, another colleague confirms a changed balance before it counts; 0 asks every time.',
    },
    childPanelsPrice: {
      name: 'Price of a child panel',
      text: 'Dollars a month, taken from the owner’s balance.',
    },
    grades_enabled: {
      name: 'Loyalty levels',
      text: 'Customers rise by what they spend and get discounts.',
    },
    grade_period_days: {
      name: 'Days that count for levels',
      text: 'Only what was spent within this time counts; 0 counts everything and no level ends.',
    },
    grade_mercy_days: {
      name: 'Days before a level drops',
      text: 'Customers keep their level this long after they spent too little, and are told.',
    },
    enable_bonuses: {
      name: 'Bonuses',
      text: 'Shows bonuses and coupons to customers.',
    },
    enable_tasks: {
      name: 'Tasks',
      text: 'Customers can earn by doing tasks.',
    },
    enable_keyword_tools: {
      name: 'Keyword tools',
      text: 'Shows the tools for keywords.',
    },
    keyword_searches_per_day: {
      name: 'Keyword searches per day',
      text: 'For each customer. The count starts again at midnight UTC.',
    },
    enabled_child_panels: {
      name: 'Child panels',
      text: 'Customers can open panels of their own.',
    },
    child_panel_domain: {
      name: 'Domain for child panels',
      text: 'Child panels get names below it; empty uses this panel’s own domain.',
    },
    maximum_child_panels: {
      name: 'Child panels per customer',
      text: 'How many a customer may have at once.',
    },
    child_panel_dns_days: {
      name: 'Days to set up a domain',
      text: 'A child panel whose own domain is not set up by then ends, and its first month is refunded.',
    },
    child_panel_grace_days: {
      name: 'Days to pay a child panel',
      text: 'After its month it takes no orders; unpaid for so many days, it closes.',
    },
    child_panel_frozen_days: {
      name: 'Days until a closed child panel ends',
      text: 'A child panel that stays unpaid for so many days after closing is given up.',
    },
    grandchildren_allowed: {
      name: 'Child panels of child panels',
      text: 'Customers of child panels can open panels of their own there.',
    },
    free_views_is_allowed: {
      name: 'Free trials',
      text: 'Customers can try services for free.',
    },
    freeTrials_proofIsRequired: {
      name: 'Proof for free trials',
      text: 'Customers must send a proof before a trial starts.',
    },
    freeTrials_expireAfterDays: {
      name: 'Days to decide on a free trial',
      text: 'A request nobody has decided on ends after so many days.',
    },
    freeTrials_dailyBudget: {
      name: 'Free-trial budget per day, USD',
      text: 'What free trials may cost you in a day (UTC). Beyond it, requests wait for review and can’t be approved. Leave empty for no limit.',
    },
    personalManagerUrl: {
      name: 'Personal manager',
      text: 'Link to the manager, for customers whose level has one.',
    },
    staff_second_factor_is_required: {
      name: 'Second factor for staff',
      text: 'Staff cannot use the console without a second factor.',
    },
    contact_info_is_required: {
      name: 'Messenger at sign-up',
      text: 'New customers must name a messenger.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Asked at sign-up, sign-in and password reset.',
    },
    captcha_provider: {
      name: 'Captcha provider',
      text: 'ALTCHA is built in. Others need both keys.',
    },
    captcha_siteKey: {
      name: 'Captcha site key',
      text: 'The public key from the captcha provider.',
    },
    company_name: {
      name: 'Company',
      text: 'Who runs the panel. Shown in the footer and on receipts.',
    },
    company_address: {
      name: 'Company address',
      text: 'Shown on the contact page and on receipts.',
    },
    company_registration: {
      name: 'Registration number',
      text: 'Shown on the contact page.',
    },
    company_vat: {
      name: 'VAT number',
      text: 'Shown on receipts.',
    },
    company_email: {
      name: 'Contact e-mail',
      text: 'Shown on the contact page.',
    },
    company_phone: {
      name: 'Contact phone',
      text: 'Shown on the contact page.',
    },
    termsUrl: {
      name: 'Terms of service',
      text: 'Customers accept them at checkout. A page of yours, or /terms.',
    },
    privacyUrl: {
      name: 'Privacy notice',
      text: 'Linked in the footer. A page of yours, or /privacy.',
    },
    refundsUrl: {
      name: 'Refund policy',
      text: 'Linked in the footer. A page of yours, or /refunds.',
    },
    contactUrl: {
      name: 'Contact page',
      text: 'Linked in the footer. A page of yours, or /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: 'Counts visits once the visitor agrees.',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: 'Loads your container once the visitor agrees.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: 'Counts visits once the visitor agrees.',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: 'Counts visits once the visitor agrees.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp website ID',
      text: 'Shows the Crisp chat in the shop.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo widget ID',
      text: 'Shows the Jivo chat in the shop.',
    },
    telegramBotUsername: {
      name: 'Telegram bot',
      text: 'Name of the bot that customers sign in with.',
    },
    cabinetWidgetToken: {
      name: 'Widget token of the panel',
      text: 'Opens the catalogue to the panel’s own widget.',
    },
    customCode: {
      name: 'Own code',
      text: 'Runs in the shop, never at sign-in, checkout or here. Owners only.',
    },
  },
} as const;
