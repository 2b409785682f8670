import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: 'Kartenverifizierung',
  lead: 'Vier Bilder zeigen, dass die Karte Ihnen gehört. Sind sie geprüft, gehen Ihre Zahlungen ohne Wartezeit durch.',
  progress: '{done} von {total} hochgeladen',
  status: {
    not_started: {
      title: 'Noch nicht begonnen',
      text: 'Beginnen Sie mit einem beliebigen Bild. Es dauert etwa zwei Minuten.',
    },
    incomplete: {
      title: 'Fotos fehlen',
      text: 'Laden Sie die fehlenden Fotos hoch. Nach dem letzten beginnt die Prüfung automatisch.',
    },
    in_review: {
      title: 'In Prüfung',
      text: 'Das dauert meist weniger als einen Tag. Wir schreiben Ihnen, sobald es so weit ist.',
    },
    approved: {
      title: 'Sie sind verifiziert',
      text: 'Alles erledigt.',
    },
    rejected: {
      title: 'Bitte senden Sie ein besseres Bild',
      text: 'Ersetzen Sie das abgelehnte Foto; dann prüfen wir erneut.',
    },
  },
  reason: 'Grund: {reason}',
  submitted: 'Eingereicht <time></time>',
  decided: 'Geprüft <time></time>',
  steps: {
    identity_front: {
      title: 'Ausweisdokument, Vorderseite',
      text: 'Reisepass, Personalausweis oder Führerschein. Alle vier Ecken im Bild.',
    },
    identity_back: {
      title: 'Ausweisdokument, Rückseite',
      text: 'Die andere Seite desselben Dokuments. Beim Reisepass die Seite mit Ihrer Unterschrift.',
    },
    selfie: {
      title: 'Selfie mit Dokument',
      text: 'Halten Sie das Dokument neben Ihr Gesicht. Beides muss gut zu erkennen sein.',
    },
    card_front: {
      title: 'Bankkarte, Vorderseite',
      text: 'Ihr Name und die letzten vier Ziffern. Decken Sie die übrigen ab; zeigen Sie nie den Code der Rückseite.',
    },
  },
  drop: 'Datei hierher ziehen oder auswählen',
  photo: 'Foto aufnehmen',
  hint: 'JPEG, PNG, WebP oder PDF, bis 10 MB',
  sending: '{name} wird gesendet',
  done: 'Hochgeladen',
  missing: 'Fehlt',
  look: '{name} ansehen',
  remove: {
    label: 'Entfernen',
    title: 'Dieses Foto entfernen?',
    text: 'Es wird endgültig gelöscht. Laden Sie ein anderes hoch, damit die Prüfung beginnt.',
  },
  tooLarge: 'Diese Datei ist größer als 10 MB',
  privacy: {
    title: 'Datenschutz',
    text: 'Nur Sie und die Personen, die Zahlungen prüfen. Orts- und Kameradaten werden vor dem Speichern aus Ihren Bildern entfernt.',
  },
} satisfies Phrases['verification'];
