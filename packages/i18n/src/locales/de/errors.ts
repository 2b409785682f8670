import type { Phrases } from '../../phrases.ts';

export const errors = {
  invalid_input: 'Die gesendeten Daten sind ungültig',
  malformed_request: 'Die Anfrage konnte nicht gelesen werden',
  body_too_large: 'Das ist zu groß zum Senden',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht angenommen',
  unauthenticated: 'Bitte melden Sie sich an, um fortzufahren',
  not_found: 'Das konnten wir nicht finden',
  method_not_allowed: 'Das ist hier nicht möglich',
  unknown_host: 'Unter dieser Adresse gibt es kein Panel',
  cross_site_request: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt',
  wrong_state:
    'Das ist nicht mehr möglich: In der Zwischenzeit hat sich etwas geändert. Laden Sie die Seite neu und sehen Sie noch einmal nach.',
  idempotency_mismatch:
    'Dieses Formular wurde bereits mit anderen Daten gesendet. Laden Sie die Seite neu, bevor Sie es erneut senden.',
  insufficient_balance: 'Ihr Guthaben reicht nicht aus',
  account_frozen: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
  too_many_requests: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  unsafe_address: 'Diese Adresse kann nicht verwendet werden',
  upstream_failed: 'Ein Partnerdienst hat nicht geantwortet. Bitte versuchen Sie es später erneut.',
  overloaded: 'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  internal: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
  field: {
    required: 'Bitte ausfüllen',
    invalid: 'Bitte prüfen Sie diesen Wert',
    too_short: 'Mindestens {limit} erforderlich',
    too_long: 'Höchstens {limit} erlaubt',
    too_small: 'Muss mindestens {limit} sein',
    too_big: 'Darf höchstens {limit} sein',
    not_a_number: 'Bitte geben Sie eine Zahl ein',
    not_an_integer: 'Bitte geben Sie eine ganze Zahl ein',
    not_an_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    not_a_url: 'Bitte geben Sie einen vollständigen Link ein, der mit https:// beginnt',
    not_an_amount: 'Bitte geben Sie einen Betrag wie 12.50 ein',
    not_one_of: 'Bitte wählen Sie eines davon: {options}',
    unknown_field: 'Dieses Feld ist nicht bekannt',
  },
} satisfies Phrases['errors'];
