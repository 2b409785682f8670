import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Voir les campagnes',
  plan: {
    trialEnding: {
      title: 'Votre essai de {plan} se termine le {date}',
      text: 'Le {date}, la formule {plan} commence\u00a0: {price} par mois sur votre solde. Ajoutez des fonds à temps ou désactivez le renouvellement.',
    },
    ending: {
      title: 'Votre formule {plan} se termine le {date}',
      text: 'Le renouvellement est désactivé. Le {date}, vos campagnes de mots-clés seront mises en pause\u202f; l’historique est conservé.',
    },
    shrinking: {
      title: 'Des campagnes seront mises en pause le {date}',
      text: 'La formule {plan} suit {limit} mots-clés. Le {date}, {campaigns, plural, one {votre campagne la plus récente sera mise en pause} many {vos # campagnes les plus récentes seront mises en pause} other {vos # campagnes les plus récentes seront mises en pause}}. Retirez des mots-clés ou choisissez une formule supérieure pour tout garder actif.',
    },
    renewed: {
      title: 'Formule {plan} renouvelée',
      text: '{price} ont été débités de votre solde. Votre formule est active jusqu’au {date}.',
    },
    shrunk: {
      title: 'Votre formule {plan} a commencé',
      text: 'Elle est active jusqu’au {date} et suit {limit} mots-clés. {campaigns, plural, one {# campagne n’y tient plus et est en pause} many {# campagnes n’y tiennent plus et sont en pause} other {# campagnes n’y tiennent plus et sont en pause}}\u202f; l’historique est conservé.',
    },
    lapsed: {
      title: 'Votre formule {plan} est arrêtée',
      text: 'Votre solde ne couvre pas {price} pour le mois suivant\u00a0: vos campagnes de mots-clés sont en pause. Rien n’est supprimé\u00a0: ajoutez des fonds et choisissez une formule pour continuer.',
    },
    ended: {
      title: 'Votre formule {plan} est terminée',
      text: 'Vos campagnes de mots-clés sont en pause. Rien n’est supprimé\u00a0: choisissez une formule pour continuer.',
    },
  },
  finished: {
    title: 'Campagne terminée\u00a0: {title}',
    text: 'La vidéo est privée ou supprimée depuis 30 jours, nous ne la suivons donc plus. L’historique est conservé.',
  },
  alert: {
    title:
      '{count, plural, one {# mot-clé a bougé} many {# mots-clés ont bougé} other {# mots-clés ont bougé}}\u00a0: {title}',
    intro: 'Positions dans la recherche le {day}\u00a0:',
    entered: '«\u00a0{keyword}\u00a0» ({country}) est entré dans le top {place}\u00a0: {before} → {after}',
    left: '«\u00a0{keyword}\u00a0» ({country}) est sorti du top {place}\u00a0: {before} → {after}',
    more: '{count, plural, one {# autre mot-clé se trouve} many {# autres mots-clés se trouvent} other {# autres mots-clés se trouvent}} dans la campagne.',
    off: 'Pour ne plus recevoir ces e-mails, désactivez les alertes dans la campagne.',
  },
} satisfies Phrases['campaignMail'];
