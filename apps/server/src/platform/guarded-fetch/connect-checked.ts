import { promises as dns, type LookupAddress } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';

export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

export const systemResolve: ResolveHost = (host) => dns.lookup(host, { all: true });

interface CheckedTarget {
  host: string;
  port: number;
  resolve: ResolveHost;
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
}

/**
 * Opens a TCP connection to an allowed peer. The name is resolved once and the checked address is used,
 * which prevents DNS rebinding.
 */
export function connectChecked(target: CheckedTarget): Promise<Socket> {
  return new Promise((settle, fail) => {
    const socket = connect({
      host: target.host,
      port: target.port,
      noDelay: true,
      lookup: checkedLookup(target),
    });
    const abort = () => socket.destroy(new Error('out of time'));
    target.signal.addEventListener('abort', abort, { once: true });
    socket.once('close', () => target.signal.removeEventListener('abort', abort));
    // Never removed: an error without a listener would end the process.
    socket.on('error', fail);
    socket.once('connect', () => {
      // Checks the peer itself: IP literals skip the lookup, and 0.0.0.0 becomes 127.0.0.1.
      if (socket.remoteAddress === undefined || !target.isAllowed(socket.remoteAddress)) {
        socket.destroy(new FetchFailure('unsafe_address', false));
        return;
      }
      settle(socket);
    });
  });
}

function checkedLookup({ resolve, isAllowed }: CheckedTarget): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const first = addresses[0];
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
          done(new FetchFailure('unsafe_address', false), '');
        } else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}
