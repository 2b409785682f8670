import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: 'Voir les campagnes',
  plan: {
    trialEnding: {
      title: 'Votre essai de la formule {plan} se termine le {date}',
      text: 'Votre formule {plan} prend effet le {date}. Prix\u00a0: {price} par mois, débité de votre solde. Ajoutez des fonds d’ici là ou désactivez le renouvellement.',
    },
    ending: {
      title: 'Votre formule {plan} se termine le {date}',
      text: 'Le renouvellement est désactivé. Le {date}, vos campagnes YouTube seront mises en pause. Leur historique sera conservé.',
    },
    shrinking: {
      title: 'Des campagnes seront mises en pause le {date}',
      text: 'La formule {plan} permet de suivre {limit} mots-clés. Le {date}, {campaigns, plural, one {votre campagne la plus récente sera mise en pause} many {vos # de campagnes les plus récentes seront mises en pause} other {vos # campagnes les plus récentes seront mises en pause}}. Supprimez des mots-clés ou choisissez une formule supérieure pour garder toutes vos campagnes actives.',
    },
    renewed: {
      title: 'Formule {plan} renouvelée',
      text: 'Débité de votre solde\u00a0: {price}. Votre formule est active jusqu’au {date}.',
    },
    shrunk: {
      title: 'Votre formule {plan} est active',
      text: 'Elle est active jusqu’au {date} et permet de suivre {limit} mots-clés. {campaigns, plural, one {# campagne dépasse la limite et a été mise en pause} many {# de campagnes dépassent la limite et ont été mises en pause} other {# campagnes dépassent la limite et ont été mises en pause}}. L’historique est conservé.',
    },
    lapsed: {
      title: 'Votre formule {plan} n’a pas été renouvelée',
      text: 'Votre solde ne couvre pas le mois suivant ({price})\u00a0: vos campagnes YouTube sont en pause. Rien n’est supprimé\u00a0: ajoutez des fonds et choisissez une formule pour continuer.',
    },
    ended: {
      title: 'Votre formule {plan} a pris fin',
      text: 'Vos campagnes YouTube sont en pause. Rien n’est supprimé\u00a0: choisissez une formule pour continuer.',
    },
  },
  finished: {
    title: 'Campagne terminée\u00a0: {title}',
    text: 'La vidéo est privée ou supprimée depuis 30 jours\u00a0: nous ne la suivons plus. Son historique est conservé.',
  },
  alert: {
    title:
      '{count, plural, one {# mot-clé a changé de position} many {# de mots-clés ont changé de position} other {# mots-clés ont changé de position}}\u00a0: {title}',
    intro: 'Positions dans la recherche le {day}\u00a0:',
    entered: '«\u00a0{keyword}\u00a0» ({country}) est entré dans le top {place}\u00a0: {before} → {after}',
    left: '«\u00a0{keyword}\u00a0» ({country}) est sorti du top {place}\u00a0: {before} → {after}',
    more: '{count, plural, one {# autre mot-clé à voir dans la campagne.} many {# d’autres mots-clés à voir dans la campagne.} other {# autres mots-clés à voir dans la campagne.}}',
    off: 'Pour ne plus recevoir ces e-mails, désactivez les alertes dans la campagne.',
  },
} satisfies Phrases['campaignMail'];
