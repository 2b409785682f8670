// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import type { TicketStatus } from '@marquee/domain/tickets/ticket-filters.ts';

export interface ShellCalls {
  /** Get balance, spending, orders by status, deliveries and what needs attention: `GET /api/v1/dashboard` */
  getDashboard: {
    answer: { data: Dashboard };
  };

  /** List your tickets, most recent first: `GET /api/v1/tickets` */
  listTickets: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'created_at' | 'id' | 'last_message_at';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      status?: TicketStatus;
      [key: string]: unknown;
    };
    answer: {
      data: {
        id: number;
        subject: string;
        order_id: number | null;
        status: TicketStatus;
        /** There are messages since the caller last opened it. */
        is_unread: boolean;
        messages_count: number;
        last_message: { author: 'customer' | 'staff'; text: string; created_at: string };
        created_at: string;
      }[];
      recordsTotal: number;
      recordsFiltered: number;
    };
  };

  /** Open a ticket, optionally about an order, with up to five `files`: `POST /api/v1/tickets` */
  openTicket: {
    body: { subject: string; text: string; order_id?: number | string };
    answer: { data: Ticket };
  };

  /** Get a ticket with its messages: `GET /api/v1/tickets/{id}` */
  getTicket: {
    params: { id: number | string };
    answer: { data: Ticket };
  };

  /** Reply to a ticket; a closed ticket is reopened: `POST /api/v1/tickets/{id}/messages` */
  replyToTicket: {
    params: { id: number | string };
    body: { text: string };
    answer: { data: Ticket };
  };

  /** Mark a ticket as read: `POST /api/v1/tickets/{id}/read` */
  readTicket: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Close a ticket: `POST /api/v1/tickets/{id}/close` */
  closeTicket: {
    params: { id: number | string };
    answer: { data: Ticket };
  };

  /** Reopen a closed ticket: `POST /api/v1/tickets/{id}/reopen` */
  reopenTicket: {
    params: { id: number | string };
    answer: { data: Ticket };
  };

  /** Download a file of a ticket: `GET /api/v1/tickets/{id}/attachments/{filename}` */
  getTicketAttachment: {
    params: { id: number | string; filename: string };
    answer: string;
  };

  /** Receive an e-mail reply to a ticket from a mail service; signed with the panel’s secret: `POST /mail/inbound` */
  receiveMail: {
    answer: undefined;
  };

  /** Get the panel’s settings: name, logos, colors, features and exchange rates: `GET /settings` */
  getSettings: {
    answer: { data: Settings };
  };

  /** Get whether free trials are open, and the default reward of a new order widget: `GET /api/v1/settings` */
  getPartnerSettings: {
    answer: {
      data: {
        free_views_is_allowed: boolean;
        default_outer_widget_partner_percent: number;
      };
    };
  };

  /** List page titles and descriptions for search engines, by route name: `GET /pages` */
  listPages: {
    answer: { data: PageSeo[] };
  };

  /** Get the panel’s own terms, privacy notice, refund policy or contact page: `GET /api/v1/page-texts/{page}` */
  getPageText: {
    params: { page: TextPage };
    answer: { data: { body: string } };
  };

  /** List banners by position: `GET /banners` */
  listBanners: {
    query: { place?: BannerPlace };
    answer: { data: Banner[] };
  };

  /** Get an HTML banner as a page for a sandboxed frame: `GET /banners/{id}/frame` */
  getBannerFrame: {
    params: { id: number | string };
    answer: string;
  };

  /** List the panel’s own menu items: `GET /menu-items` */
  listMenuItems: {
    answer: { data: MenuItem[] };
  };
}

export interface Banner {
  id: number;
  place: BannerPlace;
  type: 'custom' | 'html';
  content: string | null;
  scroll_delay: number | null;
  information: {
    image: string | null;
    backgroundImage: string | null;
    backgroundColor: string | null;
    title: string;
    titleColor: string | null;
    buttonText: string;
    buttonLink: string | null;
    buttonBgColor: string | null;
    buttonTextColor: string | null;
    sorting: number;
  }[];
}

export type BannerPlace = 
  | 'autopromotion'
  | 'create_order'
  | 'dashboard'
  | 'drip_feed'
  | 'free_trials'
  | 'grades'
  | 'order_widget'
  | 'orders'
  | 'profile'
  | 'referral_program'
  | 'services_pricing_first_short'
  | 'services_pricing_footer'
  | 'services_pricing_long'
  | 'services_pricing_main'
  | 'services_pricing_second_short'
  | 'services_type_first_short'
  | 'services_type_main'
  | 'services_type_second_short'
  | 'sidebar'
  | 'tasks';

export interface Dashboard {
  balance: string;
  /** Charges less refunds: of all time, of the last 30 days, and of the 30 days before. */
  spent: string;
  spent_month: string;
  spent_month_before: string;
  /** Pieces delivered since midnight, UTC. */
  delivered_today: number;
  orders: { status: OrderStatus; count: number }[];
  /** The last 30 days, oldest first, including days without orders. */
  days: { date: string; spent: string; orders: number }[];
  /** What the customer should look at, the most pressing first. */
  attention: {
    kind: 
      | 'answered_tickets'
      | 'email_unverified'
      | 'failed_orders'
      | 'guest_orders'
      | 'low_balance'
      | 'owed'
      | 'payments_in_review'
      | 'unpaid_orders'
      | 'verification_rejected'
      | 'verification_wanted';
    count: number;
    amount: string | null;
  }[];
}

export interface MenuItem {
  id: number;
  shown: boolean;
  text: string;
  icon: string | null;
  href: string | null;
  routeName: string | null;
  markAsNew: boolean;
  openInNewTab: boolean;
  showInInternal: boolean;
  showInPublic: boolean;
  translations: Partial<Record<Locale, { text: string }>>;
}

export interface PageSeo {
  route_name: string;
  meta_title: string;
  meta_description: string;
}

export interface Settings {
  panelName: string;
  logos: {
    light: string | null;
    dark: string | null;
    alt: string;
    destinationUrl: string | null;
  };
  socials: {
    youtube: string | null;
    telegram: string | null;
    vk: string | null;
    linkedin: string | null;
    facebook: string | null;
    twitter: string | null;
  };
  colors: {
    light: {
      primary: string;
      secondary: string;
      icons: string;
      info: string;
      success: string;
      warning: string;
      headerLeft: string;
      headerRight: string;
    };
    dark: {
      primary: string;
      secondary: string;
      icons: string;
      info: string;
      success: string;
      warning: string;
      headerLeft: string;
      headerRight: string;
    };
  };
  analytics: {
    googleAnalyticsId: string | null;
    googleTagManagerId: string | null;
    yandexMetrikaId: string | null;
    facebookPixelId: string | null;
  };
  customCode: string;
  chatWidgets: { crispWebsiteId: string | null; jivoWidgetId: string | null };
  telegramBotUsername: string | null;
  guaranteeChargePercent: number;
  speedupChargePercent: number;
  childPanelsPrice: string;
  navigation: boolean;
  singleOrderDesign: 'full_design' | 'simplified_design_v2025';
  orderTypes: ('autopromotion' | 'expert' | 'multi' | 'single')[];
  darkModeAvailable: boolean;
  hidePersonalAccountForUnregistered: boolean;
  defaultMarketplaceView: 'card' | 'table';
  /** A currency without a rate cannot be chosen. Rates are units of that currency for one USD. */
  currencies: { USD: { rate: '1' }; RUB: { rate: string | null } };
  cabinetWidgetToken: string | null;
  metaTags: Partial<Record<Locale, { title?: string; description?: string; keywords?: string }>>;
  captcha_is_enabled: boolean;
  /** Another provider than the built-in ALTCHA counts once the panel has given both of its keys. */
  captcha: {
    provider: 'altcha' | 'hcaptcha' | 'recaptcha' | 'turnstile';
    siteKey: string | null;
  };
  rounding_precision: number;
  /** Numbers as the reader's language writes them; off: alike in every language. */
  numbers_by_language: boolean;
  contact_info_is_required: boolean;
  grades_enabled: boolean;
  /** Only what was spent within so many days counts towards grades; 0: everything does. */
  grade_period_days: number;
  /** A grade is kept for so many days after too little was spent for it. */
  grade_mercy_days: number;
  enabled_child_panels: boolean;
  /** A child panel closes so many days after its month has ended unpaid, and is given up so many days later. */
  child_panel_grace_days: number;
  child_panel_frozen_days: number;
  /** So long an own domain may wait for its DNS records; then the month is refunded. */
  child_panel_dns_days: number;
  maximum_child_panels: number;
  /** Names are given below this host; empty: below the panel's own. */
  child_panel_domain: string;
  /** Whether child panels may have child panels of their own. */
  grandchildren_allowed: boolean;
  /** Off until there are tasks to do: its guides would promise what no panel has yet. */
  enable_tasks: boolean;
  staff_second_factor_is_required: boolean;
  /** Larger corrections of a wallet, in USD, need the confirmation of a second member of staff. */
  adjustment_second_person_above: string;
  enable_bonuses: boolean;
  enable_keyword_tools: boolean;
  /** For each customer, by the day of UTC. */
  keyword_searches_per_day: number;
  free_views_is_allowed: boolean;
  freeTrials: {
    proofIsRequired: boolean;
    expireAfterDays: number;
    /** What trials may cost the panel in a day (UTC); null: no limit. */
    dailyBudget: string | null;
  };
  /** Elsewhere, or a page of the panel itself: /terms, /privacy, /refunds, /contact. */
  termsUrl: string | null;
  privacyUrl: string | null;
  refundsUrl: string | null;
  contactUrl: string | null;
  /** Who runs the panel, as consumer law asks for it. */
  company: {
    name: string;
    address: string;
    registration: string;
    vat: string;
    email: string | null;
    phone: string;
  };
  bannerSlots: {
    orders: boolean;
    autopromotion: boolean;
    dashboard: boolean;
    profile: boolean;
    grades: boolean;
    drip_feed: boolean;
    order_widget: boolean;
    free_trials: boolean;
    sidebar: boolean;
    create_order: boolean;
    tasks: boolean;
    services_type_main: boolean;
    services_type_first_short: boolean;
    services_type_second_short: boolean;
    referral_program: boolean;
    services_pricing_main: boolean;
    services_pricing_first_short: boolean;
    services_pricing_second_short: boolean;
    services_pricing_long: boolean;
    services_pricing_footer: boolean;
  };
  default_outer_widget_partner_percent: number;
  maximum_widget_reward_percent: number;
  referral_program_percent: number;
  unpaid_discount_percent: number;
  /** How customers whose grade has a personal manager reach them. */
  personalManagerUrl: string | null;
  /** A subscription that finds nothing for this long ends. */
  subscription_idle_days: number;
  keywordToolsIsEnabled: boolean;
  customMenuItems: MenuItem[];
  /** When the ruble's rate was fetched; null if the operator set it or there is none. */
  exchangeRateAt: string | null;
  /** A child panel that is not paid for: everything can be read, but it sells nothing and takes no money. */
  isReadOnly: boolean;
}

export interface Ticket {
  id: number;
  subject: string;
  order_id: number | null;
  status: TicketStatus;
  is_unread: boolean;
  created_at: string;
  closed_at: string | null;
  /** The ticket that took over its messages. */
  merged_into: number | null;
  /** Oldest first; only the latest messages of a very long thread. */
  messages: {
    id: number;
    author: 'customer' | 'staff';
    /** Staff are shown by first name. */
    author_name: string;
    text: string;
    via: 'mail' | 'web';
    attachments: {
      filename: string;
      original_name: string;
      content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
      size: number;
    }[];
    created_at: string;
  }[];
}
