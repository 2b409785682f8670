import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'E-Mail-Benachrichtigungen',
  lead: 'Wählen Sie, welche E-Mails Sie von {panel} erhalten. Änderungen gelten sofort.',
  topics: {
    order: 'Bestellungen',
    orderHint: 'Eingegangen, fertig, storniert, teilweise geliefert',
    payment: 'Zahlungen',
    paymentHint: 'Erhalten, in Prüfung, erstattet',
    subscription: 'Abonnements',
    subscriptionHint: 'Neue Beiträge, fehlendes Guthaben, beendet',
  },
  always: 'Sicherheitshinweise und Antworten des Supports werden immer gesendet.',
  stopAll: 'Alle abbestellen',
  saved: 'Gespeichert. Sie können es jederzeit ändern.',
  failed: 'Das wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  inApp: {
    title: 'Benachrichtigungen',
    lead: 'Bestellungen, Zahlungen und Ihr Konto. 90 Tage aufbewahrt.',
    readAll: 'Alle als gelesen markieren',
    settings: 'Einstellungen',
    unread: 'Ungelesen',
    noneUnread: 'Keine ungelesenen Benachrichtigungen',
    empty: 'Noch keine Benachrichtigungen',
    emptyText: 'Hier erfahren Sie, wenn eine Bestellung fertig ist oder eine Zahlung eingeht.',
  },
  broken: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Öffnen Sie den Link am Ende einer unserer E-Mails, oder melden Sie sich an und ändern Sie es in Ihrem Profil.',
    action: 'Anmelden',
  },
} satisfies Phrases['notifications'];
