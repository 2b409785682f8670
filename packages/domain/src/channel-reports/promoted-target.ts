import { type ChannelReference, channelReference } from '../channels/channel-reference.ts';
import { parseWebLink } from '../links/web-link.ts';

export type PromotedTarget =
  | { kind: 'video'; videoId: string }
  | { kind: 'channel'; reference: ChannelReference };

const videoPath = /^\/(?:shorts|live|embed|v|e|watch)\/([\w-]{11,60})$/;
/** The network's own have 11 characters, samples more. */
const videoId = /^[\w-]{11,60}$/;
const site = /^(?:(?:www|m|music|gaming)\.)?youtube\.com$/;

/** Which video or channel of the video network an order's link is about; undefined for anything else. */
export function promotedTarget(link: string): PromotedTarget | undefined {
  const found = parseWebLink(link);
  if (!found) return undefined;
  const { host, path, parameters } = found;
  const id = host === 'youtu.be' ? path.slice(1) : site.test(host) ? videoOf(path, parameters) : undefined;
  if (id !== undefined && videoId.test(id)) return { kind: 'video', videoId: id };
  const reference = site.test(host) ? channelReference(link) : undefined;
  return reference && { kind: 'channel', reference };
}

function videoOf(path: string, parameters: URLSearchParams): string | undefined {
  return path === '/watch' ? (parameters.get('v') ?? undefined) : videoPath.exec(path)?.[1];
}
