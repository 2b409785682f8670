export const videoSource = {
  label: 'About these figures',
  sample: {
    badge: 'Sample data',
    text: 'These are examples so that you can try this page. Real figures appear once this site is connected to YouTube.',
  },
  states: {
    quota_used_up: 'Today’s YouTube request limit is reached. Figures update after the daily reset.',
    unavailable: 'YouTube isn’t responding right now. We’ll keep trying.',
    not_connected: 'This channel isn’t connected to YouTube yet.',
    consent_revoked: 'Access was revoked on YouTube. Connect the channel again to update the figures.',
    gone: 'This channel or video is no longer on YouTube.',
  },
  updated: 'Updated <time></time>',
  nextUpdate: 'Next update <time></time>',
} as const;
