export const adminSettings = {
  title: 'Settings',
  text: 'All settings of this panel. Changes take effect immediately.',
  search: 'Search settings',
  onlyChanged: 'Changed only',
  notFound: 'No settings found',
  changed: 'Changed',
  saved: '{name} saved',
  undo: 'Undo',
  reset: 'Reset to default',
  resetDone: '{name} reset to default',
  default: 'Default: {value}',
  none: 'empty',
  changedBy: 'Changed by {who}',
  someone: 'System',
  on: 'On',
  off: 'Off',
  pick: 'Choose {name}',
  language: 'Language',
  colorText: 'Used for buttons and links. Must be readable on its background.',
  bannerText: 'Shows banners in this place.',
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
    outside: 'Integrations',
    banners: 'Banners',
  },
  secrets: {
    title: 'Secret keys',
    text: 'Stored encrypted. You can replace them, but nobody can view them.',
    set: 'Set',
    unset: 'Not set',
    saved: 'Key saved',
    save: 'Save key',
    names: {
      captcha: 'Captcha secret key',
      chat: 'Chat identity key',
    },
    texts: {
      captcha: 'Verifies captcha results with the provider.',
      chat: 'Confirms the identity of chat visitors.',
    },
  },
  pages: {
    title: 'Page texts',
    text: 'Your terms, privacy, refund and contact pages. If a language is missing, English is shown.',
    language: 'Language',
    names: {
      terms: 'Terms',
      privacy: 'Privacy',
      refunds: 'Refunds',
      contact: 'Contact',
    },
    body: 'Text',
    bodyHint: 'A blank line starts a new paragraph, # starts a heading. Leave empty for no page.',
    saved: 'Page saved',
  },
  colors: {
    primary: 'Primary color',
    secondary: 'Secondary color',
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
    grades: 'Grades',
    drip_feed: 'Drip-feed',
    order_widget: 'Partner widgets',
    free_trials: 'Free trials',
    sidebar: 'Sidebar',
    create_order: 'Order form',
    autopromotion: 'Subscriptions',
    tasks: 'Tasks',
    services_type_main: 'Service type, large',
    services_type_first_short: 'Service type, first small',
    services_type_second_short: 'Service type, second small',
    referral_program: 'Referral program',
    services_pricing_main: 'Catalog, large',
    services_pricing_first_short: 'Catalog, first small',
    services_pricing_second_short: 'Catalog, second small',
    services_pricing_long: 'Catalog, wide',
    services_pricing_footer: 'Catalog, bottom',
  },
  settings: {
    panelName: {
      name: 'Panel name',
      text: 'Shown in the header, in e-mails and in the browser tab.',
    },
    logos_light: {
      name: 'Logo, light mode',
      text: 'Image URL for the header.',
    },
    logos_dark: {
      name: 'Logo, dark mode',
      text: 'Image URL for the header in dark mode.',
    },
    logos_alt: {
      name: 'Logo alt text',
      text: 'Read by screen readers and shown while the image loads.',
    },
    logos_destinationUrl: {
      name: 'Logo link',
      text: 'Where the logo leads. Leave empty for the home page.',
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
      text: 'Visitors can switch the shop to dark mode.',
    },
    navigation: {
      name: 'Network menu',
      text: 'Shows the network menu next to the catalog.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Hide account menu from guests',
      text: 'Guests don’t see the account menu.',
    },
    defaultMarketplaceView: {
      name: 'Catalog view',
      text: 'How services are listed on the first visit.',
    },
    rounding_precision: {
      name: 'Decimals in amounts',
      text: 'How many decimals the shop shows. Charges stay exact.',
    },
    numbers_by_language: {
      name: 'Numbers by language',
      text: 'Writes numbers the way each visitor’s language does: 1,234.50 or 1.234,50. Off: 1 234.50 for everyone.',
    },
    currencies_RUB_rate: {
      name: 'Rubles per dollar',
      text: 'Used to show prices in rubles. Leave empty to use the rate from Exchange rates.',
    },
    singleOrderDesign: {
      name: 'Order form design',
      text: 'The full form or the short form.',
    },
    orderTypes: {
      name: 'Order types',
      text: 'Which forms the order page offers.',
    },
    guaranteeChargePercent: {
      name: 'Extended guarantee surcharge',
      text: 'Added to an order when the customer chooses the extended guarantee.',
    },
    speedupChargePercent: {
      name: 'Faster start surcharge',
      text: 'Added to an order when the customer chooses a faster start.',
    },
    unpaid_discount_percent: {
      name: 'Discount on unpaid orders',
      text: 'Offered to customers who haven’t paid for an order.',
    },
    subscription_idle_days: {
      name: 'Days until a subscription ends',
      text: 'A subscription ends after this many days without a new post.',
    },
    referral_program_percent: {
      name: 'Referral reward',
      text: 'Share of what referred customers pay.',
    },
    default_outer_widget_partner_percent: {
      name: 'Widget reward',
      text: 'Share of each widget order that partners get.',
    },
    maximum_widget_reward_percent: {
      name: 'Maximum widget reward',
      text: 'The most a partner can set for a widget.',
    },
    adjustment_second_person_above: {
      name: 'Adjustments that need confirmation',
      text: 'In USD. Above this amount, another staff member must confirm an adjustment. 0 means always.',
    },
    childPanelsPrice: {
      name: 'Child panel price',
      text: 'In USD per month, charged to the owner’s balance.',
    },
    grades_enabled: {
      name: 'Grades',
      text: 'Customers move up as they spend more and get discounts.',
    },
    grade_period_days: {
      name: 'Days that count for grades',
      text: 'Only spending within this time counts. With 0, all spending counts and grades don’t expire.',
    },
    grade_mercy_days: {
      name: 'Grace period for grades, days',
      text: 'Customers who spend too little are notified and keep their grade this long.',
    },
    enable_bonuses: {
      name: 'Bonuses',
      text: 'Shows bonuses and coupons to customers.',
    },
    enable_tasks: {
      name: 'Tasks',
      text: 'Customers can earn money with tasks.',
    },
    enable_keyword_tools: {
      name: 'Keyword tools',
      text: 'Shows the keyword tools.',
    },
    keyword_searches_per_day: {
      name: 'Keyword searches per day',
      text: 'Per customer. Resets at midnight UTC.',
    },
    enabled_child_panels: {
      name: 'Child panels',
      text: 'Customers can create their own panels.',
    },
    child_panel_domain: {
      name: 'Domain for child panels',
      text: 'Child panels get subdomains of it. Leave empty to use this panel’s domain.',
    },
    maximum_child_panels: {
      name: 'Child panels per customer',
      text: 'How many child panels a customer can have at the same time.',
    },
    child_panel_dns_days: {
      name: 'Days to set up a domain',
      text: 'If a child panel’s own domain isn’t set up in time, the panel ends and its first month is refunded.',
    },
    child_panel_grace_days: {
      name: 'Days to pay for a child panel',
      text: 'After its paid month, a child panel takes no orders. It closes after this many unpaid days.',
    },
    child_panel_frozen_days: {
      name: 'Days until a closed child panel ends',
      text: 'An unpaid child panel ends this many days after it closes.',
    },
    grandchildren_allowed: {
      name: 'Child panels of child panels',
      text: 'Customers of child panels can create their own panels there.',
    },
    free_views_is_allowed: {
      name: 'Free trials',
      text: 'Customers can try services for free.',
    },
    freeTrials_proofIsRequired: {
      name: 'Proof for free trials',
      text: 'Customers must send proof before a trial starts.',
    },
    freeTrials_expireAfterDays: {
      name: 'Days to review a free trial',
      text: 'A request without a decision expires after this many days.',
    },
    freeTrials_dailyBudget: {
      name: 'Daily free trial budget, USD',
      text: 'What free trials may cost you per day (UTC). Above it, requests wait for review and can’t be approved that day. Leave empty for no limit.',
    },
    personalManagerUrl: {
      name: 'Personal manager',
      text: 'Link to the manager, for customers whose grade includes one.',
    },
    staff_second_factor_is_required: {
      name: 'Two-step sign-in for staff',
      text: 'Staff can’t use the console without two-step sign-in.',
    },
    contact_info_is_required: {
      name: 'Messenger at sign-up',
      text: 'New customers must add a messenger contact.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Shown at sign-up, sign-in and password reset.',
    },
    captcha_provider: {
      name: 'Captcha provider',
      text: 'ALTCHA is built in. Other providers need both keys.',
    },
    captcha_siteKey: {
      name: 'Captcha site key',
      text: 'The public key from the captcha provider.',
    },
    company_name: {
      name: 'Company name',
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
      name: 'Terms of use',
      text: 'Customers accept them at checkout. Enter a URL, or /terms for your own page.',
    },
    privacyUrl: {
      name: 'Privacy policy',
      text: 'Linked in the footer. Enter a URL, or /privacy for your own page.',
    },
    refundsUrl: {
      name: 'Refund policy',
      text: 'Linked in the footer. Enter a URL, or /refunds for your own page.',
    },
    contactUrl: {
      name: 'Contact page',
      text: 'Linked in the footer. Enter a URL, or /contact for your own page.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: 'Counts visits after the visitor agrees.',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: 'Loads your container after the visitor agrees.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: 'Counts visits after the visitor agrees.',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: 'Counts visits after the visitor agrees.',
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
      text: 'Username of the bot that customers sign in with.',
    },
    cabinetWidgetToken: {
      name: 'Panel widget token',
      text: 'Lets the panel’s own widget show the catalog.',
    },
    customCode: {
      name: 'Custom code',
      text: 'Runs in the shop, but not at sign-in, at checkout or in the console. Owners only.',
    },
  },
} as const;
