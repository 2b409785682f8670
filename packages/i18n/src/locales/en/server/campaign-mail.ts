export const campaignMail = {
  button: 'View campaigns',
  plan: {
    trialEnding: {
      title: 'Your {plan} trial ends on {date}',
      text: 'Your {plan} plan starts on {date} and costs {price} a month from your balance. Add funds by then, or turn off renewal.',
    },
    ending: {
      title: 'Your {plan} plan ends on {date}',
      text: 'Renewal is off. On {date} your YouTube campaigns pause. Their history stays.',
    },
    shrinking: {
      title: 'Some campaigns pause on {date}',
      text: 'The {plan} plan tracks {limit} keywords. On {date} {campaigns, plural, one {your newest campaign pauses} other {your # newest campaigns pause}}. Remove keywords or choose a larger plan to keep all campaigns active.',
    },
    renewed: {
      title: '{plan} plan renewed',
      text: 'We charged {price} to your balance. Your plan runs until {date}.',
    },
    shrunk: {
      title: 'Your {plan} plan has started',
      text: 'It runs until {date} and tracks {limit} keywords. {campaigns, plural, one {# campaign is over the limit and paused} other {# campaigns are over the limit and paused}}. Their history stays.',
    },
    lapsed: {
      title: 'Your {plan} plan wasn’t renewed',
      text: 'Your balance doesn’t cover {price} for the next month, so your YouTube campaigns are paused. Nothing is deleted: add funds and choose a plan to continue.',
    },
    ended: {
      title: 'Your {plan} plan has ended',
      text: 'Your YouTube campaigns are paused. Nothing is deleted: choose a plan to continue.',
    },
  },
  finished: {
    title: 'Campaign ended: {title}',
    text: 'The video has been private or removed for 30 days, so we stopped tracking it. Its history stays.',
  },
  alert: {
    title: '{count, plural, one {# keyword moved} other {# keywords moved}}: {title}',
    intro: 'Search positions on {day}:',
    entered: '“{keyword}” ({country}) entered the top {place}: {before} → {after}',
    left: '“{keyword}” ({country}) left the top {place}: {before} → {after}',
    more: '{count, plural, one {See # more keyword in the campaign.} other {See # more keywords in the campaign.}}',
    off: 'To stop these e-mails, turn off alerts in the campaign.',
  },
};
