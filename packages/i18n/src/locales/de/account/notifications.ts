import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'E-Mail-Benachrichtigungen',
  lead: 'Wählen Sie, welche E-Mails Sie von {panel} erhalten. Änderungen gelten sofort.',
  topics: {
    order: 'Bestellungen',
    orderHint: 'Aufgegeben, abgeschlossen, storniert, teilweise geliefert',
    payment: 'Zahlungen',
    paymentHint: 'Eingegangen, in Prüfung, erstattet',
    subscription: 'Abos',
    subscriptionHint: 'Neue Beiträge, fehlendes Guthaben, Ende des Abos',
  },
  always: 'Sicherheitshinweise und Antworten des Supports werden immer gesendet.',
  stopAll: 'Alle abbestellen',
  saved: 'Gespeichert. Sie können das jederzeit ändern.',
  failed: 'Speichern fehlgeschlagen. Versuchen Sie es erneut.',
  inApp: {
    title: 'Benachrichtigungen',
    lead: 'Bestellungen, Zahlungen und Ihr Konto. Benachrichtigungen werden 90 Tage aufbewahrt.',
    readAll: 'Alle als gelesen markieren',
    settings: 'Einstellungen',
    all: 'Alle',
    unread: 'Ungelesen',
    noneUnread: 'Keine ungelesenen Benachrichtigungen',
    empty: 'Noch keine Benachrichtigungen',
    emptyText: 'Neuigkeiten zu Bestellungen und Zahlungen erscheinen hier.',
  },
  broken: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Verwenden Sie den Link am Ende einer unserer E-Mails oder melden Sie sich an und ändern Sie Ihre Benachrichtigungen im Profil.',
    action: 'Anmelden',
  },
} satisfies Phrases['notifications'];
