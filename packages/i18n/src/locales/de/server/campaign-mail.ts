import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Kampagnen ansehen',
  plan: {
    trialEnding: {
      title: 'Ihre Testphase für {plan} endet am {date}',
      text: 'Ihr Tarif {plan} beginnt am {date}. Dafür buchen wir monatlich {price} von Ihrem Guthaben ab. Laden Sie bis dahin Guthaben auf oder schalten Sie die Verlängerung aus.',
    },
    ending: {
      title: 'Ihr Tarif {plan} endet am {date}',
      text: 'Die Verlängerung ist aus. Am {date} werden Ihre YouTube-Kampagnen pausiert. Der Verlauf bleibt erhalten.',
    },
    shrinking: {
      title: 'Am {date} werden Kampagnen pausiert',
      text: 'Der Tarif {plan} umfasst {limit} Keywords. Am {date} {campaigns, plural, one {wird Ihre neueste Kampagne} other {werden Ihre # neuesten Kampagnen}} pausiert. Entfernen Sie Keywords oder wählen Sie einen größeren Tarif, damit alle Kampagnen aktiv bleiben.',
    },
    renewed: {
      title: 'Tarif {plan} verlängert',
      text: 'Wir haben {price} von Ihrem Guthaben abgebucht. Ihr Tarif läuft bis zum {date}.',
    },
    shrunk: {
      title: 'Ihr Tarif {plan} hat begonnen',
      text: 'Er läuft bis zum {date} und umfasst {limit} Keywords. {campaigns, plural, one {# Kampagne liegt über dem Limit und ist pausiert} other {# Kampagnen liegen über dem Limit und sind pausiert}}. Der Verlauf bleibt erhalten.',
    },
    lapsed: {
      title: 'Ihr Tarif {plan} wurde nicht verlängert',
      text: 'Ihr Guthaben reicht nicht für den nächsten Monat ({price}), deshalb sind Ihre YouTube-Kampagnen pausiert. Es wird nichts gelöscht. Laden Sie Guthaben auf und wählen Sie einen Tarif, um weiterzumachen.',
    },
    ended: {
      title: 'Ihr Tarif {plan} ist beendet',
      text: 'Ihre YouTube-Kampagnen sind pausiert. Es wird nichts gelöscht. Wählen Sie einen Tarif, um weiterzumachen.',
    },
  },
  finished: {
    title: 'Kampagne beendet: {title}',
    text: 'Das Video ist seit 30 Tagen privat oder nicht mehr verfügbar, deshalb verfolgen wir es nicht mehr. Der Verlauf bleibt erhalten.',
  },
  alert: {
    title:
      '{count, plural, one {# Keyword mit neuer Position} other {# Keywords mit neuer Position}}: {title}',
    intro: 'Suchpositionen am {day}:',
    entered: '„{keyword}“ ({country}) ist jetzt in den Top {place}: {before} → {after}',
    left: '„{keyword}“ ({country}) ist nicht mehr in den Top {place}: {before} → {after}',
    more: '{count, plural, one {# weiteres Keyword finden Sie in der Kampagne.} other {# weitere Keywords finden Sie in der Kampagne.}}',
    off: 'Um diese E-Mails nicht mehr zu erhalten, schalten Sie die E-Mail-Hinweise in der Kampagne aus.',
  },
} satisfies Phrases['campaignMail'];
