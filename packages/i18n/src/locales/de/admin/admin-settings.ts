import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Einstellungen',
  text: 'Alle Einstellungen dieses Panels. Änderungen gelten sofort.',
  search: 'Einstellungen suchen',
  onlyChanged: 'Nur geänderte',
  notFound: 'Keine Einstellungen gefunden',
  changed: 'Geändert',
  saved: '{name} gespeichert',
  undo: 'Rückgängig',
  reset: 'Auf Standard zurücksetzen',
  resetDone: '{name} auf Standard zurückgesetzt',
  default: 'Standard: {value}',
  none: 'leer',
  changedBy: 'Geändert von {who}',
  someone: 'System',
  on: 'An',
  off: 'Aus',
  pick: '{name} wählen',
  language: 'Sprache',
  colorText: 'Für Schaltflächen und Links. Muss auf dem Hintergrund lesbar sein.',
  bannerText: 'Zeigt an dieser Stelle Banner an.',
  tags: {
    title: 'Titel',
    description: 'Beschreibung',
    keywords: 'Keywords',
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
    legal: 'Firma und Rechtliches',
    outside: 'Integrationen',
    banners: 'Banner',
  },
  secrets: {
    title: 'Geheime Schlüssel',
    text: 'Verschlüsselt gespeichert. Sie können sie ersetzen, aber niemand kann sie ansehen.',
    set: 'Hinterlegt',
    unset: 'Nicht hinterlegt',
    saved: 'Schlüssel gespeichert',
    save: 'Schlüssel speichern',
    names: {
      captcha: 'Geheimer Captcha-Schlüssel',
      chat: 'Identitätsschlüssel des Chats',
    },
    texts: {
      captcha: 'Prüft Captcha-Ergebnisse beim Anbieter.',
      chat: 'Bestätigt die Identität von Chat-Besuchern.',
    },
  },
  pages: {
    title: 'Seitentexte',
    text: 'Ihre Seiten zu Nutzungsbedingungen, Datenschutz, Erstattungen und Kontakt. Fehlt eine Sprache, wird Englisch angezeigt.',
    language: 'Sprache',
    names: {
      terms: 'Nutzungsbedingungen',
      privacy: 'Datenschutz',
      refunds: 'Erstattungen',
      contact: 'Kontakt',
    },
    body: 'Text',
    bodyHint:
      'Eine Leerzeile beginnt einen neuen Absatz, # eine Überschrift. Leer lassen, wenn es keine Seite geben soll.',
    saved: 'Seite gespeichert',
  },
  colors: {
    primary: 'Primärfarbe',
    secondary: 'Sekundärfarbe',
    icons: 'Symbole',
    info: 'Information',
    success: 'Erfolg',
    warning: 'Warnung',
    headerLeft: 'Kopfzeile, links',
    headerRight: 'Kopfzeile, rechts',
  },
  banners: {
    dashboard: 'Übersicht',
    orders: 'Bestellungen',
    profile: 'Profil',
    grades: 'Kundenstufen',
    drip_feed: 'Drip-Feed',
    order_widget: 'Partner-Widgets',
    free_trials: 'Gratistests',
    sidebar: 'Seitenleiste',
    create_order: 'Bestellformular',
    autopromotion: 'Abos',
    tasks: 'Aufgaben',
    services_type_main: 'Serviceart, groß',
    services_type_first_short: 'Serviceart, erstes kleines',
    services_type_second_short: 'Serviceart, zweites kleines',
    referral_program: 'Empfehlungsprogramm',
    services_pricing_main: 'Katalog, groß',
    services_pricing_first_short: 'Katalog, erstes kleines',
    services_pricing_second_short: 'Katalog, zweites kleines',
    services_pricing_long: 'Katalog, breit',
    services_pricing_footer: 'Katalog, unten',
  },
  settings: {
    panelName: {
      name: 'Panelname',
      text: 'Wird in der Kopfzeile, in E-Mails und im Browser-Tab angezeigt.',
    },
    logos_light: {
      name: 'Logo, heller Modus',
      text: 'Bild-URL für die Kopfzeile.',
    },
    logos_dark: {
      name: 'Logo, dunkler Modus',
      text: 'Bild-URL für die Kopfzeile im dunklen Modus.',
    },
    logos_alt: {
      name: 'Alternativtext des Logos',
      text: 'Wird von Screenreadern vorgelesen und angezeigt, während das Bild lädt.',
    },
    logos_destinationUrl: {
      name: 'Link des Logos',
      text: 'Wohin das Logo führt. Für die Startseite leer lassen.',
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
      text: 'Titel, Beschreibung und Keywords der Startseite in jeder Sprache.',
    },
    darkModeAvailable: {
      name: 'Dunkler Modus',
      text: 'Besucher können den Shop auf den dunklen Modus umstellen.',
    },
    navigation: {
      name: 'Netzwerkmenü',
      text: 'Zeigt das Netzwerkmenü neben dem Katalog an.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Kontomenü vor Gästen verbergen',
      text: 'Gäste sehen das Kontomenü nicht.',
    },
    defaultMarketplaceView: {
      name: 'Katalogansicht',
      text: 'Wie Services beim ersten Besuch dargestellt werden.',
    },
    rounding_precision: {
      name: 'Nachkommastellen bei Beträgen',
      text: 'Wie viele Nachkommastellen der Shop anzeigt. Abgebucht wird exakt.',
    },
    numbers_by_language: {
      name: 'Zahlen je nach Sprache',
      text: 'Zahlen werden so geschrieben, wie es in der Sprache des Besuchers üblich ist: 1.234,50 oder 1,234.50. Aus: 1\u00a0234.50 für alle.',
    },
    currencies_RUB_rate: {
      name: 'Rubel pro Dollar',
      text: 'Für die Anzeige von Preisen in Rubel. Leer lassen, um den Kurs aus „Wechselkurse“ zu verwenden.',
    },
    singleOrderDesign: {
      name: 'Design des Bestellformulars',
      text: 'Das vollständige oder das kurze Formular.',
    },
    orderTypes: {
      name: 'Bestellarten',
      text: 'Welche Formulare die Bestellseite anbietet.',
    },
    guaranteeChargePercent: {
      name: 'Aufpreis für erweiterte Garantie',
      text: 'Wird auf den Bestellpreis aufgeschlagen, wenn der Kunde die erweiterte Garantie wählt.',
    },
    speedupChargePercent: {
      name: 'Aufpreis für schnelleren Start',
      text: 'Wird auf den Bestellpreis aufgeschlagen, wenn der Kunde einen schnelleren Start wählt.',
    },
    unpaid_discount_percent: {
      name: 'Rabatt auf unbezahlte Bestellungen',
      text: 'Wird Kunden angeboten, die eine Bestellung nicht bezahlt haben.',
    },
    subscription_idle_days: {
      name: 'Tage bis zum Ende eines Abos',
      text: 'Ein Abo endet nach dieser Anzahl von Tagen ohne neuen Beitrag.',
    },
    referral_program_percent: {
      name: 'Empfehlungsprämie',
      text: 'Anteil an den Zahlungen eingeladener Kunden.',
    },
    default_outer_widget_partner_percent: {
      name: 'Widget-Prämie',
      text: 'Anteil an jeder Widget-Bestellung, den Partner erhalten.',
    },
    maximum_widget_reward_percent: {
      name: 'Höchste Widget-Prämie',
      text: 'Mehr kann ein Partner für ein Widget nicht festlegen.',
    },
    adjustment_second_person_above: {
      name: 'Bestätigungspflichtige Korrekturen',
      text: 'In USD. Korrekturen über diesem Betrag muss ein anderes Teammitglied bestätigen. Bei 0 gilt das für jede Korrektur.',
    },
    childPanelsPrice: {
      name: 'Preis eines Child-Panels',
      text: 'In USD pro Monat, vom Guthaben des Inhabers abgebucht.',
    },
    grades_enabled: {
      name: 'Kundenstufen',
      text: 'Kunden steigen auf, wenn sie mehr ausgeben, und erhalten Rabatte.',
    },
    grade_period_days: {
      name: 'Zeitraum für Stufen, Tage',
      text: 'Nur Ausgaben in diesem Zeitraum zählen. Bei 0 zählen alle Ausgaben, und Stufen laufen nicht ab.',
    },
    grade_mercy_days: {
      name: 'Schonfrist für Stufen, Tage',
      text: 'Kunden, die zu wenig ausgeben, werden benachrichtigt und behalten ihre Stufe bis zum Ende der Schonfrist.',
    },
    enable_bonuses: {
      name: 'Boni',
      text: 'Zeigt Kunden Boni und Gutscheine an.',
    },
    enable_tasks: {
      name: 'Aufgaben',
      text: 'Kunden können mit Aufgaben Geld verdienen.',
    },
    enable_keyword_tools: {
      name: 'Keyword-Tools',
      text: 'Zeigt die Keyword-Tools an.',
    },
    keyword_searches_per_day: {
      name: 'Keyword-Suchen pro Tag',
      text: 'Pro Kunde. Wird um Mitternacht (UTC) zurückgesetzt.',
    },
    enabled_child_panels: {
      name: 'Child-Panels',
      text: 'Kunden können eigene Panels erstellen.',
    },
    child_panel_domain: {
      name: 'Domain für Child-Panels',
      text: 'Child-Panels erhalten Subdomains dieser Domain. Leer lassen, um die Domain dieses Panels zu verwenden.',
    },
    maximum_child_panels: {
      name: 'Child-Panels pro Kunde',
      text: 'Wie viele Child-Panels ein Kunde gleichzeitig haben kann.',
    },
    child_panel_dns_days: {
      name: 'Frist zum Einrichten der Domain, Tage',
      text: 'Ist die eigene Domain eines Child-Panels nicht rechtzeitig eingerichtet, endet das Panel und der erste Monat wird erstattet.',
    },
    child_panel_grace_days: {
      name: 'Zahlungsfrist für Child-Panels, Tage',
      text: 'Nach dem bezahlten Monat nimmt ein Child-Panel keine Bestellungen an. Bleibt die Zahlung bis zum Ende der Frist aus, wird es geschlossen.',
    },
    child_panel_frozen_days: {
      name: 'Tage, bis ein geschlossenes Child-Panel endet',
      text: 'Ein geschlossenes Child-Panel endet nach dieser Anzahl von Tagen, wenn es unbezahlt bleibt.',
    },
    grandchildren_allowed: {
      name: 'Child-Panels von Child-Panels',
      text: 'Kunden von Child-Panels können dort eigene Panels erstellen.',
    },
    free_views_is_allowed: {
      name: 'Gratistests',
      text: 'Kunden können Services kostenlos testen.',
    },
    freeTrials_proofIsRequired: {
      name: 'Nachweis für Gratistests',
      text: 'Kunden müssen einen Nachweis senden, bevor ein Test startet.',
    },
    freeTrials_expireAfterDays: {
      name: 'Prüffrist für Gratistests, Tage',
      text: 'Eine Anfrage ohne Entscheidung läuft nach dieser Anzahl von Tagen ab.',
    },
    freeTrials_dailyBudget: {
      name: 'Tagesbudget für Gratistests, USD',
      text: 'Was Gratistests Sie pro Tag (UTC) kosten dürfen. Ist das Budget ausgeschöpft, warten Anfragen auf Prüfung und können an diesem Tag nicht genehmigt werden. Leer lassen, wenn unbegrenzt.',
    },
    personalManagerUrl: {
      name: 'Persönliche Betreuung',
      text: 'Link zur Betreuung für Kunden, deren Stufe sie enthält.',
    },
    staff_second_factor_is_required: {
      name: 'Anmeldung in zwei Schritten für das Team',
      text: 'Ohne Anmeldung in zwei Schritten kann das Team die Konsole nicht nutzen.',
    },
    contact_info_is_required: {
      name: 'Messenger bei der Registrierung',
      text: 'Neue Kunden müssen einen Messenger-Kontakt angeben.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Bei Registrierung, Anmeldung und Passwort-Reset.',
    },
    captcha_provider: {
      name: 'Captcha-Anbieter',
      text: 'ALTCHA ist eingebaut. Andere Anbieter brauchen beide Schlüssel.',
    },
    captcha_siteKey: {
      name: 'Öffentlicher Captcha-Schlüssel',
      text: 'Der öffentliche Schlüssel des Captcha-Anbieters.',
    },
    company_name: {
      name: 'Firmenname',
      text: 'Wer das Panel betreibt. Wird in der Fußzeile und auf Belegen angezeigt.',
    },
    company_address: {
      name: 'Firmenanschrift',
      text: 'Wird auf der Kontaktseite und auf Belegen angezeigt.',
    },
    company_registration: {
      name: 'Registernummer',
      text: 'Wird auf der Kontaktseite angezeigt.',
    },
    company_vat: {
      name: 'USt-IdNr.',
      text: 'Wird auf Belegen angezeigt.',
    },
    company_email: {
      name: 'Kontakt-E-Mail',
      text: 'Wird auf der Kontaktseite angezeigt.',
    },
    company_phone: {
      name: 'Kontakttelefon',
      text: 'Wird auf der Kontaktseite angezeigt.',
    },
    termsUrl: {
      name: 'Nutzungsbedingungen',
      text: 'Kunden akzeptieren sie beim Bezahlen. Geben Sie eine URL ein oder /terms für Ihre eigene Seite.',
    },
    privacyUrl: {
      name: 'Datenschutzerklärung',
      text: 'In der Fußzeile verlinkt. Geben Sie eine URL ein oder /privacy für Ihre eigene Seite.',
    },
    refundsUrl: {
      name: 'Erstattungsrichtlinie',
      text: 'In der Fußzeile verlinkt. Geben Sie eine URL ein oder /refunds für Ihre eigene Seite.',
    },
    contactUrl: {
      name: 'Kontaktseite',
      text: 'In der Fußzeile verlinkt. Geben Sie eine URL ein oder /contact für Ihre eigene Seite.',
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
      text: 'Zeigt den Crisp-Chat im Shop an.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo-Widget-ID',
      text: 'Zeigt den Jivo-Chat im Shop an.',
    },
    telegramBotUsername: {
      name: 'Telegram-Bot',
      text: 'Benutzername des Bots, über den sich Kunden anmelden.',
    },
    cabinetWidgetToken: {
      name: 'Widget-Token des Panels',
      text: 'Damit kann das eigene Widget des Panels den Katalog anzeigen.',
    },
    customCode: {
      name: 'Eigener Code',
      text: 'Läuft im Shop, aber nicht bei der Anmeldung, beim Bezahlen oder in der Konsole. Nur für Inhaber.',
    },
  },
} satisfies Phrases['adminSettings'];
