export const channelNotices = {
  disconnected: {
    title: 'Reconnect “{channel}”',
    text: 'We can no longer read the reports of your YouTube channel “{channel}” because the permission was withdrawn or has expired. Reconnect it to keep your statistics up to date. Otherwise, we delete its data in a week.',
  },
  action: 'View channel statistics',
} as const;
