import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Dieses Panel ist eine Demo. Hier wird nichts verkauft: Zahlungen gehen an ein Test-Gateway, es fließt kein Geld und nichts wird geliefert. Der Text unten zeigt, was ein Betreiber schreiben würde.

# Was Sie bestellen

Sie kaufen eine Leistung für einen öffentlichen Link. Die Seite der Leistung sagt, was geliefert wird, wie schnell und ob Verluste aufgefüllt werden.

# Was Sie bestätigen

Der Link gehört Ihnen, oder Sie dürfen ihn bewerben. Netzwerke haben eigene Regeln; deren Einhaltung liegt bei Ihnen.

# Zahlung und Lieferung

Berechnet wird der Preis an der Kasse. Die Lieferung beginnt nach der Zahlung. Was nicht geliefert werden kann, wird Ihrem Guthaben erstattet.`,
  privacy: `Dieses Panel ist eine Demo. Bitte geben Sie keine echten persönlichen Daten ein. Der Text unten zeigt, was ein Betreiber schreiben würde.

# Was gespeichert wird

Ihre E-Mail-Adresse, Ihre Bestellungen und deren Links, Zahlungen und die Geräte, mit denen Sie sich anmelden.

# Wozu

Um Bestellungen zu liefern, Fragen zu beantworten und Ihr Konto zu schützen. Nichts wird an andere verkauft.

# Ihre Rechte

Unter Kontoverwaltung können Sie alles exportieren und Ihr Konto schließen. Dabei werden Ihre persönlichen Daten gelöscht; Bestellungen bleiben ohne Ihren Namen in den Büchern.`,
  refunds: `Dieses Panel ist eine Demo. Es wird kein echtes Geld eingenommen, also auch keines zurückgezahlt. Der Text unten zeigt, was ein Betreiber schreiben würde.

# Nicht gelieferte Bestellungen

Wird eine Bestellung storniert oder nur teilweise geliefert, kommt der Rest sofort auf Ihr Guthaben zurück.

# Auffüllungen

Sinkt die Zahl innerhalb der Garantie, fordern Sie auf der Seite der Bestellung eine Auffüllung an. Sie ist kostenlos.

# Guthaben

Nicht ausgegebenes Geld kann auf dem Weg zurück, auf dem es kam. Schreiben Sie dem Support.`,
  contact: `Dieses Panel ist eine Demo. Hier liest niemand Nachrichten, und die Firma unten gibt es nicht. An ihrer Stelle stehen sonst Name, Anschrift und E-Mail des Betreibers.

# Support

Angemeldete Kunden öffnen unter Support ein Ticket.`,
};
