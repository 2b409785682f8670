/** `sample`: the panel makes figures up. `revoked`: its owner took the permission back. */
export const channelConnections = ['none', 'connected', 'revoked', 'sample'] as const;
export type ChannelConnection = (typeof channelConnections)[number];

/** Reports are for whoever owns the channel: by proof, or by consent at the video network. Samples tell nothing. */
export function isReportable(channel: { ownershipProven: boolean; connection: ChannelConnection }): boolean {
  return channel.ownershipProven || channel.connection === 'connected' || channel.connection === 'sample';
}

/** The one meant when a caller names none: figures first, then the oldest. */
export function firstReportable<
  Channel extends { is_reportable: boolean; connection: ChannelConnection; id: number },
>(channels: readonly Channel[]): Channel | undefined {
  const reportable = channels.filter(({ is_reportable }) => is_reportable);
  const hasFigures = ({ connection }: Channel) => connection === 'connected' || connection === 'sample';
  return reportable.find(hasFigures) ?? reportable[0];
}
