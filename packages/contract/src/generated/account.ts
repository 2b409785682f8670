// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { VerificationStatus, VerificationStep } from '@marquee/domain/verification/verification.ts';

export interface AccountCalls {
  /** Create the owner account of a new panel with the code from the link the server printed: `POST /api/v1/first-owner` */
  becomeOwner: {
    body: {
      code: string;
      email: string;
      password: string;
      password_confirmation: string;
    };
    answer: { data: Profile };
  };

  /** List grades, lowest first; signed-in callers also see which one they have: `GET /api/v1/grades` */
  listGrades: {
    answer: { data: Grade[] };
  };

  /** Get your grade, the ones next to it and what it takes to keep it: `GET /api/v1/profile/grades` */
  getOwnGrades: {
    answer: { data: OwnGrades };
  };

  /** List changes of your grade, newest first; pass the last ID as `before` for the next page: `GET /api/v1/profile/grades/history` */
  listGradeChanges: {
    query: { before?: number | string; per_page?: number | string };
    answer: { data: GradeChangeView[]; next: number | null };
  };

  /** Get your profile: account, balances, permissions and notification settings: `GET /api/v1/profile` */
  getProfile: {
    query: { with_increased_balance_accuracy?: string | boolean };
    answer: { data: Profile };
  };

  /** Update name, company, contacts, language, time zone or notification settings; omitted fields stay unchanged: `PATCH /api/v1/profile` */
  updateProfile: {
    body: {
      name?: string;
      account_type?: 'company' | 'individual';
      company_name?: string;
      company_address?: string;
      company_site?: string;
      vat?: string;
      messengers?: ProfileMessenger[];
      locale?: Locale;
      time_zone?: string;
      order_actions_notification?: boolean;
      payment_actions_notification?: boolean;
      subscription_actions_notification?: boolean;
      order_actions_in_app?: boolean;
      payment_actions_in_app?: boolean;
      subscription_actions_in_app?: boolean;
    };
    answer: { data: Profile };
  };

  /** Change your password; all other sessions are signed out: `POST /api/v1/profile/password` */
  changePassword: {
    body: {
      password: string;
      password_confirmation: string;
      /** Omitted by those who have no password yet and have just signed in. */
      current_password?: string;
    };
    answer: undefined;
  };

  /** Send a confirmation link to a new e-mail address; the address changes when the link is opened: `POST /api/v1/profile/email` */
  requestEmailChange: {
    body: { email: string; current_password?: string };
    answer: undefined;
  };

  /** Confirm an e-mail change with the code from the e-mail: `POST /email/change` */
  confirmEmailChange: {
    body: {
      token: string;
      /** Needed where the browser is not signed in to the account. */
      password?: string;
    };
    answer: undefined;
  };

  /** Restore the previous e-mail address; signs out all sessions and removes what was added around the change: `POST /email/undo` */
  undoEmailChange: {
    body: { token: string };
    answer: { data: { is_restored: boolean } };
  };

  /** Send the undo link to another address if the previous one belongs to another account: `POST /email/undo/elsewhere` */
  mailUndoElsewhere: {
    body: { token: string; email: string };
    answer: undefined;
  };

  /** List your active sessions, most recently used first: `GET /api/v1/sessions` */
  listSessions: {
    answer: { data: SessionView[] };
  };

  /** Sign out one session: `DELETE /api/v1/sessions/{id}` */
  endSession: {
    params: { id: string };
    answer: undefined;
  };

  /** Sign out all other sessions: `POST /api/v1/sessions/end-others` */
  endOtherSessions: {
    answer: undefined;
  };

  /** List sign-in attempts of the last six months: `GET /api/v1/login-history` */
  listLogins: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'created_at';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      [key: string]: unknown;
    };
    answer: { data: LoginView[]; recordsTotal: number; recordsFiltered: number };
  };

  /** Add a YouTube channel; the response contains the code that verifies it: `POST /api/v1/youtube-account` */
  bindYoutubeAccount: {
    body: { youtube_channel_url: string };
    answer: { data: YoutubeAccount };
  };

  /** Check for the code in the channel description: `POST /api/v1/youtube-account/{id}/verify-code` */
  verifyYoutubeCode: {
    params: { id: string };
    answer: { data: YoutubeAccount };
  };

  /** Check that the channel’s subscriptions are public: `POST /api/v1/youtube-account/{id}/verify-public-subscriptions` */
  verifyYoutubeSubscriptions: {
    params: { id: string };
    answer: { data: YoutubeAccount };
  };

  /** Remove a YouTube channel: `DELETE /api/v1/youtube-account/{id}` */
  deleteYoutubeAccount: {
    params: { id: string };
    answer: undefined;
  };

  /** List the types of data you can export: `GET /api/v1/account-data` */
  listAccountData: {
    answer: { data: string[] };
  };

  /** Export all data of your account as one JSON file: `GET /api/v1/account-data/export` */
  exportAccountData: {
    answer: string;
  };

  /** Export one type of data as CSV: `GET /api/v1/account-data/export/{kind}` */
  exportAccountTable: {
    params: { kind: string };
    answer: string;
  };

  /** Get what prevents closing your account, and the balance you would lose: `GET /api/v1/account-closing` */
  getAccountClosing: {
    answer: { data: { blockers: ClosingBlocker[]; balance: string } };
  };

  /** Close your account permanently: personal data is erased, accounting records are kept: `POST /api/v1/account-closing` */
  closeAccount: {
    body: {
      current_password?: string;
      /** Everything that will be lost, as it was shown; required if there is anything. */
      give_up_balance?: string;
    };
    answer: undefined;
  };

  /** Get an ALTCHA challenge; send its solution as `captcha_response`. Each works once: `GET /captcha/challenge` */
  getCaptchaChallenge: {
    answer: {
      parameters: {
        algorithm: string;
        nonce: string;
        salt: string;
        cost: number;
        keyLength: number;
        keyPrefix: string;
        keySignature: string;
        expiresAt: number;
      };
      signature: string;
    };
  };

  /** An address that opens the panel as a customer sees it: once, within a minute, for half an hour: `POST /api/v1/admin/accounts/{id}/impersonation` */
  impersonate: {
    params: { id: number | string };
    body: {
      /** Shown in the banner and recorded in the audit log with every action. */
      reason: string;
    };
    answer: { data: { url: string } };
  };

  /** Sign in; the bearer token is in the `authorization` header of the response: `POST /login` */
  login: {
    body: {
      email: string;
      password: string;
      captcha_response?: string;
      not_register?: boolean;
    };
    answer: { data: Profile };
  };

  /** Exchange a one-time code for a session: `POST /login/code` */
  loginWithCode: {
    body: { token: string };
    answer: { data: Profile };
  };

  /** Sign out: `POST /logout` */
  logout: {
    answer: undefined;
  };

  /** Record where a visit came from: `POST /api/v1/marketing-sources` */
  recordMarketingSource: {
    body: {
      affiliate_code?: string;
      yandex_metrika_client_id?: string;
      google_analytics4_client_id?: string;
      marketing_source?: string;
      marketing_medium?: string;
      marketing_campaign?: string;
      vs_cid?: string;
      vs_subid?: string;
    };
    answer: undefined;
  };

  /** Get a new bearer token in the `authorization` header while the current one is still valid: `GET /refresh` */
  refreshSession: {
    answer: { data: { expires_in: number } };
  };

  /** Create an account and sign in; an e-mail asks to confirm the address: `POST /register` */
  register: {
    body: {
      name: string;
      email: string;
      password: string;
      password_confirmation: string;
      marketing_source?: string;
      marketing_medium?: string;
      marketing_campaign?: string;
      vs_cid?: string;
      vs_subid?: string;
      yandex_metrika_client_id?: string;
      google_analytics4_client_id?: string;
      account_type?: 'company' | 'individual';
      company_name?: string;
      company_address?: string;
      company_site?: string;
      vat?: string;
      messengers?: ProfileMessenger[];
      affiliate_code?: string;
      captcha_response?: string;
    };
    answer: { data: Profile };
  };

  /** Set a new password with the code from the e-mail; signs out all sessions: `POST /password/reset` */
  resetPassword: {
    body: {
      email: string;
      token: string;
      password: string;
      password_confirmation: string;
      captcha_response?: string;
    };
    answer: undefined;
  };

  /** Send a password reset link, if the address has an account: `POST /password/email` */
  sendPasswordReset: {
    body: { email: string; captcha_response?: string };
    answer: undefined;
  };

  /** Resend the confirmation link: `POST /api/v1/profile/send-verification` */
  sendVerification: {
    answer: undefined;
  };

  /** Link your account to an analytics client ID: `POST /api/v1/profile/set-analytics-client-id` */
  setAnalyticsClientId: {
    body: {
      yandex_metrika_client_id?: string;
      google_analytics4_client_id?: string;
    };
    answer: undefined;
  };

  /** Confirm an e-mail address with the code from the e-mail: `POST /email/verify` */
  verifyEmail: {
    body: {
      token: string;
      /** Needed where the browser is not signed in to the account. */
      password?: string;
    };
    answer: undefined;
  };

  /** Get your two-step sign-in methods and how you can confirm your identity: `GET /api/v1/profile/second-factor` */
  getSecondFactor: {
    answer: { data: SecondFactor };
  };

  /** Create a secret for an authenticator app; it becomes active once a code confirms it: `POST /api/v1/profile/second-factor/totp` */
  startTotp: {
    answer: { data: { secret: string; uri: string } };
  };

  /** Turn on the authenticator app with its first code: `POST /api/v1/profile/second-factor/totp/confirm` */
  confirmTotp: {
    body: { code: string };
    answer: { data: { recovery_codes: string[] } };
  };

  /** Turn off the authenticator app: `DELETE /api/v1/profile/second-factor/totp` */
  removeTotp: {
    answer: undefined;
  };

  /** Get the options the browser needs to create a passkey: `POST /api/v1/profile/passkeys/options` */
  startPasskey: {
    answer: {
      data: {
        rp: { id: string; name: string };
        user: { id: string; name: string; displayName: string };
        challenge: string;
        pubKeyCredParams: { alg: number; type: 'public-key' }[];
        timeout: number;
        excludeCredentials: { id: string; type: 'public-key'; transports?: string[] }[];
        authenticatorSelection: { residentKey: string; userVerification: string };
        attestation: string;
      };
    };
  };

  /** Save a passkey created by the browser: `POST /api/v1/profile/passkeys` */
  addPasskey: {
    body: { name: string; credential: CreatedPasskey };
    answer: { data: { passkey: Passkey; recovery_codes: string[] } };
  };

  /** Remove a passkey: `DELETE /api/v1/profile/passkeys/{id}` */
  removePasskey: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Generate ten new recovery codes; the old ones stop working: `POST /api/v1/profile/recovery-codes` */
  renewRecoveryCodes: {
    answer: { data: { recovery_codes: string[] } };
  };

  /** Get the options the browser needs to confirm your identity with a passkey: `POST /api/v1/profile/confirm-identity/options` */
  startConfirmation: {
    answer: {
      data: {
        challenge: string;
        rpId: string;
        timeout: number;
        allowCredentials: { id: string; type: 'public-key'; transports?: string[] }[];
        userVerification: string;
      };
    };
  };

  /** Confirm your identity with password, code or passkey; valid for ten minutes: `POST /api/v1/profile/confirm-identity` */
  confirmIdentity: {
    body: { password?: string; code?: string; passkey?: PasskeyAnswer };
    answer: undefined;
  };

  /** Get how the sign-in started in this browser can be completed: `GET /login/second-factor` */
  getPendingSignIn: {
    answer: { data: { methods: SignInFactor[] } };
  };

  /** Complete a two-step sign-in; the bearer token is in the `authorization` header of the response: `POST /login/second-factor` */
  finishSignIn: {
    body: { code?: string; passkey?: PasskeyAnswer };
    answer: { data: Profile };
  };

  /** Get the options the browser needs to sign in with a passkey: `POST /login/passkey/options` */
  startPasskeySignIn: {
    body: { as_second_factor?: boolean };
    answer: {
      data: {
        challenge: string;
        rpId: string;
        timeout: number;
        allowCredentials: { id: string; type: 'public-key'; transports?: string[] }[];
        userVerification: string;
      };
    };
  };

  /** Sign in with a passkey; the bearer token is in the `authorization` header of the response: `POST /login/passkey` */
  signInWithPasskey: {
    body: { passkey: PasskeyAnswer };
    answer: { data: Profile };
  };

  /** List the social sign-ins the panel offers: `GET /login/options` */
  listSignInOptions: {
    answer: { data: SignInOptions };
  };

  /** Redirect to Google, which returns to `/login/google/callback`: `GET /login/google` */
  loginWithGoogle: {
    query: StartQuery;
    answer: string;
  };

  /** Complete a sign-in with Google: `GET /login/google/callback` */
  finishGoogle: {
    query: CallbackQuery;
    answer: string;
  };

  /** Redirect to Facebook, which returns to `/login/facebook/callback`: `GET /login/facebook` */
  loginWithFacebook: {
    query: StartQuery;
    answer: string;
  };

  /** Complete a sign-in with Facebook: `GET /login/facebook/callback` */
  finishFacebook: {
    query: CallbackQuery;
    answer: string;
  };

  /** Redirect to Telegram, which returns to `/login/telegram/callback`: `GET /login/telegram` */
  loginWithTelegram: {
    query: StartQuery;
    answer: string;
  };

  /** Complete a sign-in with Telegram; each response of Telegram works once, for five minutes: `GET /login/telegram/callback` */
  finishTelegram: {
    query: {
      id?: string;
      first_name?: string;
      last_name?: string;
      username?: string;
      photo_url?: string;
      auth_date?: string;
      hash?: string;
      state?: string;
    };
    answer: string;
  };

  /** Connect a Telegram account with a response of Telegram: `GET /utils/attach-telegram` */
  attachTelegram: {
    query: TelegramUser;
    answer: { data: { telegram_id: string; telegram_username: string | null } };
  };

  /** Sign in with a Google One Tap credential: `POST /login/google-one-tap` */
  loginWithGoogleOneTap: {
    body: {
      credential: string;
      yandex_metrika_client_id?: string;
      google_analytics4_client_id?: string;
      marketing_source?: string;
      marketing_medium?: string;
      marketing_campaign?: string;
      vs_cid?: string;
      vs_subid?: string;
      affiliate_code?: string;
    };
    answer: { data: Profile };
  };

  /** Get the address that connects a social account; `redirect_uri` is a path of the panel: `POST /api/v1/socialite/connect` */
  connectSocial: {
    body: { redirect_uri: string; provider?: SocialProvider };
    answer: { data: { url: string } };
  };

  /** List social accounts you’ve connected or can connect: `GET /api/v1/profile/social-links` */
  listSocialLinks: {
    answer: { data: SocialLink[] };
  };

  /** Disconnect a social account: `DELETE /api/v1/profile/social-links/{provider}` */
  disconnectSocial: {
    params: { provider: SocialProvider };
    answer: undefined;
  };

  /** Set the first e-mail address of an account that has none; an e-mail asks to confirm it: `POST /api/v1/profile/set-email` */
  setEmail: {
    body: { email: string };
    answer: { data: { email: string } };
  };

  /** List your notifications, newest first; pass the last ID as `before` for the next page: `GET /api/v1/notifications` */
  listNotifications: {
    query: {
      before?: number | string;
      per_page?: number | string;
      unread?: string | boolean;
    };
    answer: { data: NotificationView[]; next: number | null; unread: number };
  };

  /** Server-sent events: `notifications` with the number of unread notifications whenever it changes: `GET /api/v1/notifications/events` */
  watchNotifications: {
    answer: string;
  };

  /** Mark a notification as read: `POST /api/v1/notifications/{id}/read` */
  readNotification: {
    params: { id: number | string };
    answer: { data: { unread: number } };
  };

  /** Mark all notifications up to this one as read; newer ones stay unread: `POST /api/v1/notifications/read` */
  readAllNotifications: {
    body: { up_to: number };
    answer: { data: { unread: number } };
  };

  /** Get the e-mail notification settings behind an unsubscribe link; changes nothing: `GET /unsubscribe/{userId}` */
  getNotificationFlags: {
    params: { userId: number | string };
    query: NotificationsQueryInput;
    answer: { data: NotificationFlags };
  };

  /** Change the e-mail notification settings behind an unsubscribe link; also used by one-click unsubscribe: `POST /unsubscribe/{userId}` */
  setNotificationFlags: {
    params: { userId: number | string };
    query: NotificationsQueryInput;
    body: {
      /** What a mail program sends (RFC 8058): unsubscribes from the topic in the address, or from all. */
      'List-Unsubscribe'?: 'One-Click';
      order_actions_notification?: boolean;
      payment_actions_notification?: boolean;
      subscription_actions_notification?: boolean;
    };
    answer: { data: NotificationFlags };
  };

  /** Get the status of your card verification and the uploaded files: `GET /api/v1/verification-document` */
  getVerification: {
    answer: { data: Verification };
  };

  /** Upload the `file` of one step (JPEG, PNG, WebP or PDF, up to 10 MB); replaces the previous one: `POST /api/v1/verification-document` */
  uploadVerificationDocument: {
    body: { step: VerificationStep };
    answer: { data: Verification };
  };

  /** Delete an uploaded file that hasn’t been approved: `DELETE /api/v1/verification-document` */
  deleteVerificationDocument: {
    body: { filename: string; step: VerificationStep };
    answer: { data: Verification };
  };

  /** Download a file you uploaded: `GET /api/v1/verification-document/{filename}` */
  getVerificationFile: {
    params: { filename: string };
    answer: string;
  };
}

/** What a provider adds when it sends the visitor back: a code, or an error. */
export interface CallbackQuery {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

export interface ClosingBlocker {
  reason: 
    | 'child-panels'
    | 'debt'
    | 'drip-feeds'
    | 'invoices'
    | 'orders'
    | 'staff'
    | 'subscriptions'
    | 'withdrawals';
  /** For money, in USD. */
  amount?: string;
  /** For everything else. */
  count?: number;
}

export interface CreatedPasskey {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    attestationObject: string;
    transports?: string[];
  };
}

export interface Grade {
  id: number;
  icon: string | null;
  name: string;
  discount_percent: number;
  available_closed_sales: boolean;
  available_personal_manager: boolean;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
  spending_goal: string;
  is_next: boolean;
  is_previous: boolean;
  /** When the customer reached it; null for other grades than the current one. */
  created_at: string | null;
  /** When it ends if nothing more is spent; null if it never does. */
  expires_at: string | null;
}

export interface GradeChangeView {
  id: number;
  kind: 'lowered' | 'reached';
  /** Null: none. */
  from: string | null;
  to: string | null;
  created_at: string;
}

export interface LoginView {
  method: string;
  succeeded: boolean;
  device: SessionsListDevice;
  address: string;
  created_at: string;
}

export type MessengerKind = 'facebook' | 'instagram' | 'phone' | 'skype' | 'telegram' | 'wechat' | 'whatsapp';

export interface NotificationFlags {
  order_actions_notification: boolean;
  payment_actions_notification: boolean;
  subscription_actions_notification: boolean;
}

export interface NotificationView {
  id: number;
  topic: 
    | 'delivery'
    | 'order'
    | 'payment'
    | 'security'
    | 'subscription'
    | 'ticket'
    | 'verification';
  title: string;
  text: string;
  /** Where it leads to: a path of the panel. */
  path: string | null;
  created_at: string;
  read_at: string | null;
}

export interface NotificationsQueryInput {
  /** From the mail's link: identifies the account without a session. */
  signature?: string;
  topic?: 'order' | 'payment' | 'subscription';
}

export interface OwnGrades {
  current: Grade | null;
  next: Grade | null;
  previous: Grade | null;
  grades_enabled: boolean;
  grade_discounts_enabled: boolean;
  spend_to_goal: string;
  spend_to_goal_percent: number;
  /** What counts towards grades: kept of the orders that ended within the period. */
  spent: string;
  /** Set while too little was spent: until then the grade stays. */
  mercy_until: string | null;
  /** What must be spent before the grade ends to keep it. */
  to_keep: string;
  /** The grade that is left otherwise. */
  falls_to: Grade | null;
  /** Given by the panel, not reached by spending. */
  is_given: boolean;
}

export interface Passkey {
  id: number;
  name: string;
  is_synced: boolean;
  created_at: string;
  last_used_at: string | null;
}

export interface PasskeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
}

export interface Profile {
  id: number;
  /** As registered; verified once `email_verified_at` is set. */
  email: string | null;
  email_verified_at: string | null;
  name: string;
  /** The language of mails. */
  locale: Locale;
  /** IANA name of the time zone for dates. */
  time_zone: string;
  /** False for those who signed up through a social network and never set one. */
  has_password: boolean;
  balance: string;
  currency: 'USD';
  referral_user_balance: string;
  task_user_balance: string;
  total_earnings: string;
  spend: string;
  account_type: 'company' | 'individual';
  company_name: string | null;
  company_address: string | null;
  company_site: string | null;
  vat: string | null;
  roles: string[];
  permissions: string[];
  all_permissions: string[];
  created_at: string;
  referral_program_percent: number;
  affiliate_code: string;
  intercom_hash: string | null;
  yandex_metrika_client_id: string | null;
  google_analytics4_client_id: string | null;
  order_actions_notification: boolean;
  payment_actions_notification: boolean;
  subscription_actions_notification: boolean;
  /** The same choices for notifications in the app. */
  order_actions_in_app: boolean;
  payment_actions_in_app: boolean;
  subscription_actions_in_app: boolean;
  unread_notifications: number;
  unsubscribe_signature: string;
  youtube_accounts: YoutubeAccount[];
  frozen_at: string | null;
  /** Frozen for nothing but the debt: a top-up repays it and unfreezes the account. */
  frozen_for_debt: boolean;
  /** What is owed after a payment was taken back, exactly. */
  debt: string;
  invoices_in_moderation: number;
  extension_api_token: string | null;
  messengers: ProfileMessenger[];
  grades: {
    current: Grade | null;
    next: Grade | null;
    previous: Grade | null;
    grades_enabled: boolean;
    grade_discounts_enabled: boolean;
    spend_to_goal: string;
    spend_to_goal_percent: number;
  };
  telegram_id: string | null;
  telegram_username: string | null;
  social_provider: SocialProvider | null;
  /** Staff who still have to set up the second factor that their panel requires; until then they act as customers. */
  lacks_second_factor: boolean;
  /** Only in the response that opens a session. */
  auth_token: string | null;
  last_order: {
    created_at: string;
    service: {
      id: number;
      name: string;
      service_type: { id: number; name: string; network: { id: number; name: string } };
    };
  } | null;
  /** Set while an operator impersonates this account. */
  impersonation: { operator: string; reason: string; ends_at: string } | null;
}

export interface ProfileMessenger {
  type: MessengerKind;
  value: string;
}

export interface SecondFactor {
  is_on: boolean;
  is_required: boolean;
  totp: boolean;
  passkeys: Passkey[];
  recovery_codes_left: number;
  /** Whether this session may change factors without confirming again. */
  is_fresh: boolean;
  confirm_with: ('passkey' | 'password' | 'recovery_code' | 'totp')[];
}

export interface SessionView {
  id: string;
  device: SessionsListDevice;
  address: string;
  created_at: string;
  last_seen_at: string;
  is_current: boolean;
  /** Opened by an operator of the panel who impersonates the customer. */
  is_impersonation: boolean;
}

export interface SessionsListDevice {
  /** Names as their makers spell them; absent where the browser does not send them. */
  browser: string | null;
  system: string | null;
  kind: 'desktop' | 'phone' | 'program' | 'tablet';
}

export type SignInFactor = 'passkey' | 'recovery_code' | 'totp';

export interface SignInOptions {
  providers: SocialProvider[];
  google_one_tap_client_id: string | null;
}

export interface SocialLink {
  provider: SocialProvider;
  is_connected: boolean;
  label: string | null;
}

export type SocialProvider = 'facebook' | 'google' | 'telegram';

/** Where to go afterwards; anything but a path of this panel leads to the home page. */
export interface StartQuery {
  yandex_metrika_client_id?: string;
  google_analytics4_client_id?: string;
  marketing_source?: string;
  marketing_medium?: string;
  marketing_campaign?: string;
  vs_cid?: string;
  vs_subid?: string;
  redirect?: string;
  affiliate_code?: string;
}

export interface TelegramUser {
  id?: string;
  first_name?: string;
  last_name?: string;
  username?: string;
  photo_url?: string;
  auth_date?: string;
  hash?: string;
}

export interface Verification {
  status: VerificationStatus;
  /** Why it was rejected, until it is submitted again. */
  reason: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  documents: {
    filename: string;
    original_name: string;
    content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
    size: number;
    step: VerificationStep;
    created_at: string;
  }[];
}

export interface YoutubeAccount {
  id: number;
  code: string | null;
  verification_code_at: string | null;
  verification_public_subscriptions_at: string | null;
  youtube_channel: { youtube_channel_id: string; title: string };
  is_reportable: boolean;
}
