import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Kartenverifizierung',
  lead: 'Laden Sie vier Fotos hoch, um Ihre Karte zu verifizieren. Nach der Freigabe gehen Ihre Zahlungen ohne Verzögerung durch.',
  progress: '{done} von {total} hochgeladen',
  status: {
    not_started: {
      title: 'Noch nicht begonnen',
      text: 'Beginnen Sie mit einem beliebigen Foto. Es dauert etwa zwei Minuten.',
    },
    incomplete: {
      title: 'Fotos fehlen',
      text: 'Laden Sie die fehlenden Fotos hoch. Nach dem letzten beginnt die Prüfung automatisch.',
    },
    in_review: {
      title: 'In Prüfung',
      text: 'Das dauert meist weniger als einen Tag. Wir schreiben Ihnen eine E-Mail, sobald wir fertig sind.',
    },
    approved: {
      title: 'Verifizierung erfolgreich',
      text: 'Ihre Zahlungen gehen ohne Verzögerung durch.',
    },
    rejected: {
      title: 'Laden Sie ein besseres Foto hoch',
      text: 'Ersetzen Sie das abgelehnte Foto, dann prüfen wir es erneut.',
    },
  },
  reason: 'Grund: {reason}',
  submitted: 'Eingereicht <time></time>',
  decided: 'Geprüft <time></time>',
  steps: {
    identity_front: {
      title: 'Ausweisdokument, Vorderseite',
      text: 'Reisepass, Personalausweis oder Führerschein. Alle vier Ecken müssen sichtbar sein.',
    },
    identity_back: {
      title: 'Ausweisdokument, Rückseite',
      text: 'Die Rückseite desselben Dokuments. Beim Reisepass die Seite mit der Unterschrift.',
    },
    selfie: {
      title: 'Selfie mit Dokument',
      text: 'Halten Sie das Dokument neben Ihr Gesicht. Beides muss gut erkennbar sein.',
    },
    card_front: {
      title: 'Bankkarte, Vorderseite',
      text: 'Zeigen Sie Ihren Namen und die letzten vier Ziffern. Decken Sie den Rest ab und zeigen Sie nie den Code auf der Rückseite.',
    },
  },
  drop: 'Datei hierher ziehen oder auswählen',
  photo: 'Foto aufnehmen',
  hint: 'JPEG, PNG, WebP oder PDF, bis 10 MB',
  sending: '{name} wird hochgeladen',
  done: 'Hochgeladen',
  missing: 'Fehlt',
  look: '{name} ansehen',
  remove: {
    label: 'Entfernen',
    title: 'Dieses Foto entfernen?',
    text: 'Es wird endgültig gelöscht. Laden Sie ein anderes hoch, um die Prüfung zu starten.',
  },
  tooLarge: 'Diese Datei ist größer als 10 MB',
  privacy: {
    title: 'Datenschutz',
    text: 'Nur für Sie und unser Team für die Zahlungsprüfung sichtbar. Standort- und Kameradaten werden vor dem Speichern entfernt.',
  },
} satisfies Phrases['verification'];
