import type { Context } from '../../../platform/context.ts';
import { type LocalServer, startLocalServer } from '../../../testing/gateways/local-server.ts';

/** A channel for tests to publish in: a real feed served on this machine. */
export interface Channel {
  link: string;
  publish(name: string, at: Date): void;
  remove(name: string): void;
  mode: 'fine' | 'broken' | 'gone';
}

/** Feeds by name, and a context whose outgoing requests reach them. */
export async function startWorld<Ctx extends Context>(base: Ctx) {
  const channels = new Map<string, { channel: Channel; items: { name: string; at: Date }[] }>();
  const server: LocalServer = await startLocalServer(async ({ path }) => {
    const found = channels.get(path.slice(1));
    if (!found || found.channel.mode === 'gone') return { status: 404, body: '' };
    if (found.channel.mode === 'broken') return { status: 500, body: '' };
    const items = found.items.map(
      ({ name, at }) =>
        `<item><guid>${name}</guid><title>${name}</title><link>https://blog.example/${name}</link>
         <pubDate>${at.toUTCString()}</pubDate></item>`,
    );
    return { type: 'application/rss+xml', body: `<rss><channel>${items.join('')}</channel></rss>` };
  });
  const fetch: Context['fetch'] = (url, request) =>
    base.fetch(url.replace('https://blog.example', server.origin), request);
  const open = (): Channel => {
    const name = `feed-${channels.size + 1}`;
    const items: { name: string; at: Date }[] = [];
    const channel: Channel = {
      link: `https://blog.example/${name}`,
      mode: 'fine',
      // Feeds list the latest first.
      publish: (post, at) => void items.unshift({ name: `${name}-${post}`, at }),
      remove: (post) =>
        void items.splice(
          items.findIndex((item) => item.name === `${name}-${post}`),
          1,
        ),
    };
    channels.set(name, { channel, items });
    return channel;
  };
  return { fetch, open, stop: () => server.stop() };
}
