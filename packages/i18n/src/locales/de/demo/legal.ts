import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Dieses Panel ist eine Demo. Hier wird nichts verkauft: Zahlungen gehen an ein Test-Gateway, es fließt kein Geld und nichts wird geliefert. Der Text unten zeigt, was ein Betreiber schreiben würde.

# Was Sie bestellen

Sie kaufen einen Service für einen öffentlichen Link. Auf der Seite des Services steht, was geliefert wird, wie schnell und ob Rückgänge aufgefüllt werden.

# Was Sie bestätigen

Der Link gehört Ihnen oder Sie dürfen ihn bewerben. Netzwerke haben eigene Regeln, für deren Einhaltung Sie verantwortlich sind.

# Zahlung und Lieferung

Abgebucht wird der an der Kasse angezeigte Preis. Die Lieferung beginnt nach der Zahlung. Was wir nicht liefern können, wird auf Ihr Guthaben erstattet.`,
  privacy: `Dieses Panel ist eine Demo. Geben Sie keine echten persönlichen Daten ein. Der Text unten zeigt, was ein Betreiber schreiben würde.

# Was gespeichert wird

Ihre E-Mail-Adresse, Ihre Bestellungen und deren Links, Zahlungen und die Geräte, mit denen Sie sich anmelden.

# Wozu

Um Bestellungen zu liefern, Fragen zu beantworten und Ihr Konto zu schützen. Wir verkaufen Ihre Daten nicht.

# Ihre Rechte

Unter „Daten und Datenschutz“ können Sie Ihre Daten herunterladen und Ihr Konto schließen. Beim Schließen werden Ihre persönlichen Daten gelöscht. Bestellungen und Zahlungen bleiben ohne Ihren Namen gespeichert.`,
  refunds: `Dieses Panel ist eine Demo. Es wird kein echtes Geld abgebucht, also auch keines erstattet. Der Text unten zeigt, was ein Betreiber schreiben würde.

# Nicht gelieferte Bestellungen

Wird eine Bestellung storniert oder nur teilweise geliefert, wird der nicht gelieferte Teil sofort auf Ihr Guthaben erstattet.

# Refills

Sinkt die Zahl innerhalb der Garantiezeit, fordern Sie auf der Seite der Bestellung einen Refill an. Er ist kostenlos.

# Guthaben

Nicht ausgegebenes Geld können wir über die ursprüngliche Zahlungsart erstatten. Kontaktieren Sie den Support.`,
  contact: `Dieses Panel ist eine Demo. Hier liest niemand Nachrichten, und die Firma unten gibt es nicht. In einem echten Panel stehen hier Name, Anschrift und E-Mail-Adresse des Betreibers.

# Support

Melden Sie sich an und eröffnen Sie unter „Support“ ein Ticket.`,
};
