import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Ihre E-Mails',
  lead: 'Wählen Sie, worüber {panel} Sie per E-Mail informiert. Jede Änderung gilt sofort.',
  topics: {
    order: 'Bestellungen',
    orderHint: 'Eingegangen, fertig, storniert, teilweise geliefert',
    payment: 'Zahlungen',
    paymentHint: 'Erhalten, in Prüfung, erstattet',
    subscription: 'Abonnements',
    subscriptionHint: 'Neue Veröffentlichungen, fehlendes Guthaben, das Ende',
  },
  always: 'Nachrichten zur Sicherheit Ihres Kontos und Antworten auf Ihre Fragen kommen immer.',
  stopAll: 'Alle drei abbestellen',
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
    text: 'Bitte öffnen Sie den Link am Ende einer unserer E-Mails, oder melden Sie sich an und wählen Sie in Ihrem Profil.',
    action: 'Anmelden',
  },
} satisfies Phrases['notifications'];
