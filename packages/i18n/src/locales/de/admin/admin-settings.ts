import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Einstellungen',
  text: 'Alle Einstellungen des Panels. Eine Änderung gilt sofort und überall.',
  search: 'Einstellungen suchen',
  onlyChanged: 'Nur geänderte',
  notFound: 'Keine passende Einstellung',
  changed: 'Geändert',
  saved: '{name} gespeichert',
  undo: 'Zurücknehmen',
  reset: 'Auf Standard zurück',
  resetDone: '{name} ist wieder auf Standard',
  default: 'Standard: {value}',
  none: 'leer',
  changedBy: 'Geändert von {who}',
  someone: 'der Installation',
  on: 'An',
  off: 'Aus',
  pick: '{name} wählen',
  language: 'Sprache',
  colorText: 'Muss auf ihrem Hintergrund lesbar sein; Knöpfe und Links nutzen sie.',
  bannerText: 'Ob an dieser Stelle Banner erscheinen.',
  tags: {
    title: 'Titel',
    description: 'Beschreibung',
    keywords: 'Stichwörter',
  },
  themes: {
    light: '{color}, hell',
    dark: '{color}, dunkel',
  },
  groups: {
    brand: 'Marke',
    colors: 'Farben',
    shop: 'Shop',
    ordering: 'Bestellen',
    money: 'Prämien und Preise',
    features: 'Funktionen',
    security: 'Sicherheit',
    legal: 'Firma und Recht',
    outside: 'Fremde Dienste',
    banners: 'Bannerplätze',
  },
  secrets: {
    title: 'Geheime Schlüssel',
    text: 'Verschlüsselt gespeichert. Sie lassen sich ersetzen, nie lesen.',
    set: 'Gesetzt',
    unset: 'Nicht gesetzt',
    saved: 'Schlüssel gespeichert',
    save: 'Schlüssel speichern',
    names: {
      captcha: 'Geheimer Captcha-Schlüssel',
      chat: 'Identitätsschlüssel des Chats',
    },
    texts: {
      captcha: 'Prüft Lösungen beim Captcha-Anbieter.',
      chat: 'Signiert, wer ein Besucher des Chats ist.',
    },
  },
  pages: {
    title: 'Texte der Seiten',
    text: 'Ihre eigenen AGB-, Datenschutz-, Erstattungs- und Kontaktseiten. Wo eine Sprache fehlt, wird Englisch gezeigt.',
    language: 'Sprache',
    names: {
      terms: 'AGB',
      privacy: 'Datenschutz',
      refunds: 'Erstattung',
      contact: 'Kontakt',
    },
    body: 'Text',
    bodyHint: 'Eine Leerzeile beginnt einen Absatz, # eine Überschrift. Leer: keine Seite.',
    saved: 'Seite gespeichert',
  },
  colors: {
    primary: 'Hauptfarbe',
    secondary: 'Zweitfarbe',
    icons: 'Symbole',
    info: 'Hinweis',
    success: 'Erfolg',
    warning: 'Warnung',
    headerLeft: 'Kopf, links',
    headerRight: 'Kopf, rechts',
  },
  banners: {
    dashboard: 'Übersicht',
    orders: 'Bestellungen',
    profile: 'Profil',
    grades: 'Treuestufen',
    drip_feed: 'Drip-Feed',
    order_widget: 'Bestell-Widgets',
    free_trials: 'Gratisproben',
    sidebar: 'Seitenleiste',
    create_order: 'Bestellformular',
    autopromotion: 'Abos',
    tasks: 'Aufgaben',
    services_type_main: 'Servicetyp, groß',
    services_type_first_short: 'Servicetyp, erstes kleines',
    services_type_second_short: 'Servicetyp, zweites kleines',
    referral_program: 'Empfehlungsprogramm',
    services_pricing_main: 'Katalog, groß',
    services_pricing_first_short: 'Katalog, erstes kleines',
    services_pricing_second_short: 'Katalog, zweites kleines',
    services_pricing_long: 'Katalog, breit',
    services_pricing_footer: 'Katalog, unten',
  },
  settings: {
    panelName: {
      name: 'Name des Panels',
      text: 'Steht im Kopf, in E-Mails und im Reiter des Browsers.',
    },
    logos_light: {
      name: 'Logo für helle Seiten',
      text: 'Adresse des Bildes im Kopf.',
    },
    logos_dark: {
      name: 'Logo für dunkle Seiten',
      text: 'Adresse des Bildes im Kopf im dunklen Modus.',
    },
    logos_alt: {
      name: 'Text zum Logo',
      text: 'Wird vorgelesen und gezeigt, während das Bild lädt.',
    },
    logos_destinationUrl: {
      name: 'Link des Logos',
      text: 'Wohin ein Klick auf das Logo führt; leer zur Startseite.',
    },
    socials_youtube: {
      name: 'YouTube-Seite',
      text: 'In der Fußzeile verlinkt.',
    },
    socials_telegram: {
      name: 'Telegram-Seite',
      text: 'In der Fußzeile verlinkt.',
    },
    socials_vk: {
      name: 'VK-Seite',
      text: 'In der Fußzeile verlinkt.',
    },
    socials_linkedin: {
      name: 'LinkedIn-Seite',
      text: 'In der Fußzeile verlinkt.',
    },
    socials_facebook: {
      name: 'Facebook-Seite',
      text: 'In der Fußzeile verlinkt.',
    },
    socials_twitter: {
      name: 'X-Seite',
      text: 'In der Fußzeile verlinkt.',
    },
    metaTags: {
      name: 'Texte für Suchmaschinen',
      text: 'Titel, Beschreibung und Stichwörter der Startseite in jeder Sprache.',
    },
    darkModeAvailable: {
      name: 'Dunkler Modus',
      text: 'Besucher können den Shop dunkel stellen.',
    },
    navigation: {
      name: 'Menü der Netzwerke',
      text: 'Zeigt das Menü der Netzwerke neben dem Katalog.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Konto vor Gästen verbergen',
      text: 'Gäste sehen das Menü des persönlichen Kontos nicht.',
    },
    defaultMarketplaceView: {
      name: 'Ansicht des Katalogs',
      text: 'Wie Services beim ersten Besuch gelistet sind.',
    },
    rounding_precision: {
      name: 'Nachkommastellen',
      text: 'Wie viele Stellen Beträge im Shop zeigen. Berechnet wird exakt.',
    },
    currencies_RUB_rate: {
      name: 'Rubel für einen Dollar',
      text: 'Für Preise in Rubel. Leer: Der Kurs wird täglich geholt.',
    },
    singleOrderDesign: {
      name: 'Gestaltung des Bestellformulars',
      text: 'Das volle Formular oder das kurze.',
    },
    orderTypes: {
      name: 'Bestellarten',
      text: 'Welche Formulare die Bestellseite anbietet.',
    },
    guaranteeChargePercent: {
      name: 'Preis der Garantie',
      text: 'Kommt zur Bestellung dazu, wenn der Kunde die Garantie will.',
    },
    speedupChargePercent: {
      name: 'Preis der Beschleunigung',
      text: 'Kommt zur Bestellung dazu, wenn der Kunde es schneller will.',
    },
    unpaid_discount_percent: {
      name: 'Rabatt auf unbezahlte Bestellungen',
      text: 'Für Kunden, die eine Bestellung unbezahlt ließen.',
    },
    subscription_idle_days: {
      name: 'Tage bis zum Ende eines Abos',
      text: 'Ein Abo, das so lange keine Veröffentlichung findet, endet.',
    },
    referral_program_percent: {
      name: 'Empfehlungsprämie',
      text: 'Anteil an dem, was geworbene Kunden ausgeben.',
    },
    default_outer_widget_partner_percent: {
      name: 'Widget-Prämie',
      text: 'Anteil der Partner an Bestellungen über ihr Widget.',
    },
    maximum_widget_reward_percent: {
      name: 'Höchste Widget-Prämie',
      text: 'Mehr kann ein Partner für ein Widget nicht einstellen.',
    },
    adjustment_second_person_above: {
      name: 'Korrekturen mit zweiter Person',
      text: 'Dollar. Darüber bestätigt jemand anderes aus dem Team ein geändertes Guthaben, bevor es zählt; bei 0 jedes Mal.',
    },
    childPanelsPrice: {
      name: 'Preis eines Child-Panels',
      text: 'Dollar im Monat, vom Guthaben des Inhabers.',
    },
    grades_enabled: {
      name: 'Treuestufen',
      text: 'Kunden steigen durch Ausgaben auf und bekommen Rabatte.',
    },
    grade_period_days: {
      name: 'Tage, die für Stufen zählen',
      text: 'Nur Ausgaben aus dieser Zeit zählen; bei 0 zählen alle, und keine Stufe endet.',
    },
    grade_mercy_days: {
      name: 'Tage, bevor eine Stufe sinkt',
      text: 'So lange behalten Kunden ihre Stufe nach zu geringen Ausgaben und werden benachrichtigt.',
    },
    enable_bonuses: {
      name: 'Boni',
      text: 'Zeigt Kunden Boni und Gutscheine.',
    },
    enable_tasks: {
      name: 'Aufgaben',
      text: 'Kunden können mit Aufgaben verdienen.',
    },
    enable_keyword_tools: {
      name: 'Keyword-Werkzeuge',
      text: 'Zeigt die Werkzeuge für Keywords.',
    },
    keyword_searches_per_day: {
      name: 'Keyword-Suchen pro Tag',
      text: 'Für jeden Kunden. Um Mitternacht (UTC) beginnt die Zählung neu.',
    },
    enabled_child_panels: {
      name: 'Child-Panels',
      text: 'Kunden können eigene Panels eröffnen.',
    },
    child_panel_domain: {
      name: 'Domain für Child-Panels',
      text: 'Child-Panels bekommen Namen darunter; leer: die eigene Domain dieses Panels.',
    },
    maximum_child_panels: {
      name: 'Child-Panels pro Kunde',
      text: 'So viele darf ein Kunde gleichzeitig haben.',
    },
    child_panel_dns_days: {
      name: 'Tage für die Einrichtung der Domain',
      text: 'Ist die eigene Domain bis dahin nicht eingerichtet, endet das Child-Panel und der erste Monat wird erstattet.',
    },
    child_panel_grace_days: {
      name: 'Tage zum Bezahlen eines Child-Panels',
      text: 'Nach seinem Monat nimmt es keine Bestellungen an; bleibt es so viele Tage unbezahlt, schließt es.',
    },
    child_panel_frozen_days: {
      name: 'Tage bis ein geschlossenes Child-Panel endet',
      text: 'Ein Child-Panel, das so viele Tage nach dem Schließen unbezahlt bleibt, wird aufgegeben.',
    },
    grandchildren_allowed: {
      name: 'Child-Panels von Child-Panels',
      text: 'Kunden von Child-Panels können dort eigene Panels eröffnen.',
    },
    free_views_is_allowed: {
      name: 'Gratisproben',
      text: 'Kunden können Services kostenlos testen.',
    },
    freeTrials_proofIsRequired: {
      name: 'Nachweis für Gratisproben',
      text: 'Kunden müssen vor dem Start einen Nachweis senden.',
    },
    freeTrials_expireAfterDays: {
      name: 'Tage bis zur Entscheidung über eine Gratisprobe',
      text: 'Eine Anfrage ohne Entscheidung läuft nach so vielen Tagen ab.',
    },
    freeTrials_dailyBudget: {
      name: 'Tagesbudget für Gratistests, USD',
      text: 'Was Gratistests Sie pro Tag (UTC) kosten dürfen. Darüber warten Anfragen auf Prüfung und lassen sich nicht genehmigen. Leer: unbegrenzt.',
    },
    personalManagerUrl: {
      name: 'Persönlicher Betreuer',
      text: 'Link zum Betreuer für Kunden, deren Stufe einen hat.',
    },
    staff_second_factor_is_required: {
      name: 'Zweiter Faktor für das Team',
      text: 'Ohne zweiten Faktor kommt niemand in die Konsole.',
    },
    contact_info_is_required: {
      name: 'Messenger bei der Registrierung',
      text: 'Neue Kunden müssen einen Messenger nennen.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Bei Registrierung, Anmeldung und Passwort-Reset.',
    },
    captcha_provider: {
      name: 'Captcha-Anbieter',
      text: 'ALTCHA ist eingebaut. Andere brauchen beide Schlüssel.',
    },
    captcha_siteKey: {
      name: 'Öffentlicher Captcha-Schlüssel',
      text: 'Der öffentliche Schlüssel des Captcha-Anbieters.',
    },
    company_name: {
      name: 'Firma',
      text: 'Wer das Panel betreibt. Steht in der Fußzeile und auf Belegen.',
    },
    company_address: {
      name: 'Anschrift der Firma',
      text: 'Steht auf der Kontaktseite und auf Belegen.',
    },
    company_registration: {
      name: 'Registernummer',
      text: 'Steht auf der Kontaktseite.',
    },
    company_vat: {
      name: 'USt-IdNr.',
      text: 'Steht auf Belegen.',
    },
    company_email: {
      name: 'Kontakt-E-Mail',
      text: 'Steht auf der Kontaktseite.',
    },
    company_phone: {
      name: 'Kontakttelefon',
      text: 'Steht auf der Kontaktseite.',
    },
    termsUrl: {
      name: 'AGB',
      text: 'Kunden stimmen ihnen beim Bezahlen zu. Eine eigene Seite oder /terms.',
    },
    privacyUrl: {
      name: 'Datenschutz',
      text: 'In der Fußzeile verlinkt. Eine eigene Seite oder /privacy.',
    },
    refundsUrl: {
      name: 'Erstattungsregeln',
      text: 'In der Fußzeile verlinkt. Eine eigene Seite oder /refunds.',
    },
    contactUrl: {
      name: 'Kontaktseite',
      text: 'In der Fußzeile verlinkt. Eine eigene Seite oder /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google-Analytics-ID',
      text: 'Zählt Besuche, sobald der Besucher zustimmt.',
    },
    analytics_googleTagManagerId: {
      name: 'Google-Tag-Manager-ID',
      text: 'Lädt Ihren Container, sobald der Besucher zustimmt.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex-Metrica-ID',
      text: 'Zählt Besuche, sobald der Besucher zustimmt.',
    },
    analytics_facebookPixelId: {
      name: 'Meta-Pixel-ID',
      text: 'Zählt Besuche, sobald der Besucher zustimmt.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp-Website-ID',
      text: 'Zeigt den Crisp-Chat im Shop.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo-Widget-ID',
      text: 'Zeigt den Jivo-Chat im Shop.',
    },
    telegramBotUsername: {
      name: 'Telegram-Bot',
      text: 'Name des Bots, mit dem Kunden sich anmelden.',
    },
    cabinetWidgetToken: {
      name: 'Widget-Token des Panels',
      text: 'Öffnet den Katalog für das eigene Widget des Panels.',
    },
    customCode: {
      name: 'Eigener Code',
      text: 'Läuft im Shop, nie bei Anmeldung, Kasse oder hier. Nur für Inhaber.',
    },
  },
} satisfies Phrases['adminSettings'];
