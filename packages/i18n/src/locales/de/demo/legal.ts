import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms:
    'Dieses Panel ist eine Demo. Hier wird nichts verkauft: Zahlungen gehen an ein Test-Gateway, es fließt kein Geld und nichts wird geliefert. Der folgende Text zeigt, was ein Betreiber schreiben würde.\n\n# Was Sie bestellen\n\nSie kaufen einen Service für einen öffentlichen Link. Auf der Seite des Services steht, was geliefert wird, wie schnell und ob Rückgänge ausgeglichen werden.\n\n# Was Sie bestätigen\n\nDer Link gehört Ihnen oder Sie dürfen ihn bewerben. Netzwerke haben eigene Regeln, für deren Einhaltung Sie verantwortlich sind.\n\n# Zahlung und Lieferung\n\nAbgebucht wird der an der Kasse angezeigte Preis. Die Lieferung beginnt nach der Zahlung. Was wir nicht liefern können, wird auf Ihr Guthaben erstattet.',
  privacy:
    'Dieses Panel ist eine Demo. Geben Sie keine echten persönlichen Daten ein. Der folgende Text zeigt, was ein Betreiber schreiben würde.\n\n# Was gespeichert wird\n\nIhre E-Mail-Adresse, Ihre Bestellungen und deren Links, Zahlungen und die Geräte, mit denen Sie sich anmelden.\n\n# Wozu\n\nUm Bestellungen zu liefern, Fragen zu beantworten und Ihr Konto zu schützen. Wir verkaufen Ihre Daten nicht.\n\n# Ihre Rechte\n\nUnter „Daten und Datenschutz“ können Sie Ihre Daten herunterladen und Ihr Konto schließen. Beim Schließen werden Ihre persönlichen Daten gelöscht. Bestellungen und Zahlungen bleiben ohne Ihren Namen gespeichert.',
  refunds:
    'Dieses Panel ist eine Demo. Es wird kein echtes Geld abgebucht, also auch keines erstattet. Der folgende Text zeigt, was ein Betreiber schreiben würde.\n\n# Nicht gelieferte Bestellungen\n\nWird eine Bestellung storniert oder nur teilweise geliefert, wird der nicht gelieferte Teil sofort auf Ihr Guthaben erstattet.\n\n# Refills\n\nSinkt die Zahl innerhalb der Garantiezeit, fordern Sie auf der Seite der Bestellung einen Refill an. Er ist kostenlos.\n\n# Guthaben\n\nNicht ausgegebenes Geld können wir über die ursprüngliche Zahlungsart erstatten. Kontaktieren Sie den Support.',
  contact:
    'Dieses Panel ist eine Demo. Hier liest niemand Nachrichten, und die unten genannte Firma gibt es nicht. In einem echten Panel stehen hier Name, Anschrift und E-Mail-Adresse des Betreibers.\n\n# Support\n\nMelden Sie sich an und eröffnen Sie unter „Support“ ein Ticket.',
};
