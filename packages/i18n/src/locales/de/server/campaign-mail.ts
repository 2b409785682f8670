import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Kampagnen ansehen',
  plan: {
    trialEnding: {
      title: 'Ihr Testzeitraum „{plan}“ endet am {date}',
      text: 'Am {date} beginnt der Tarif „{plan}“: {price} im Monat von Ihrem Guthaben. Laden Sie rechtzeitig Guthaben auf oder schalten Sie die Verlängerung aus.',
    },
    ending: {
      title: 'Ihr Tarif „{plan}“ endet am {date}',
      text: 'Die Verlängerung ist ausgeschaltet. Am {date} pausieren Ihre Keyword-Kampagnen; der Verlauf bleibt erhalten.',
    },
    shrinking: {
      title: 'Am {date} pausieren Kampagnen',
      text: 'Der Tarif „{plan}“ umfasst {limit} Keywords. Am {date} {campaigns, plural, one {pausiert Ihre neueste Kampagne} other {pausieren Ihre # neuesten Kampagnen}}. Entfernen Sie Keywords oder wählen Sie einen größeren Tarif, damit alles weiterläuft.',
    },
    renewed: {
      title: 'Tarif „{plan}“ verlängert',
      text: '{price} wurden von Ihrem Guthaben abgebucht. Ihr Tarif läuft bis {date}.',
    },
    shrunk: {
      title: 'Ihr Tarif „{plan}“ hat begonnen',
      text: 'Er läuft bis {date} und umfasst {limit} Keywords. {campaigns, plural, one {# Kampagne passt nicht mehr hinein und pausiert} other {# Kampagnen passen nicht mehr hinein und pausieren}}; der Verlauf bleibt erhalten.',
    },
    lapsed: {
      title: 'Ihr Tarif „{plan}“ ist ausgelaufen',
      text: 'Ihr Guthaben reicht nicht für {price} im nächsten Monat, deshalb pausieren Ihre Keyword-Kampagnen. Nichts wird gelöscht: Laden Sie Guthaben auf und wählen Sie einen Tarif, um weiterzumachen.',
    },
    ended: {
      title: 'Ihr Tarif „{plan}“ ist beendet',
      text: 'Ihre Keyword-Kampagnen pausieren. Nichts wird gelöscht: Wählen Sie einen Tarif, um weiterzumachen.',
    },
  },
  finished: {
    title: 'Kampagne beendet: {title}',
    text: 'Das Video ist seit 30 Tagen privat oder gelöscht, deshalb verfolgen wir es nicht mehr. Der Verlauf bleibt erhalten.',
  },
  alert: {
    title: '{count, plural, one {# Keyword hat sich bewegt} other {# Keywords haben sich bewegt}}: {title}',
    intro: 'Suchpositionen am {day}:',
    entered: '„{keyword}“ ({country}) ist jetzt in den Top {place}: {before} → {after}',
    left: '„{keyword}“ ({country}) ist nicht mehr in den Top {place}: {before} → {after}',
    more: '{count, plural, one {# weiteres Keyword finden Sie} other {# weitere Keywords finden Sie}} in der Kampagne.',
    off: 'Schalten Sie in der Kampagne die Benachrichtigungen aus, um diese E-Mails nicht mehr zu erhalten.',
  },
} satisfies Phrases['campaignMail'];
