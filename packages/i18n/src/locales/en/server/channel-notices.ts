export const channelNotices = {
  disconnected: {
    title: 'Connect “{channel}” again',
    text: 'YouTube no longer lets us read the reports of your channel “{channel}”: the permission was withdrawn or has expired. Connect it again to keep your statistics up to date. Otherwise we delete its figures in a week.',
  },
  action: 'View channel statistics',
} as const;
