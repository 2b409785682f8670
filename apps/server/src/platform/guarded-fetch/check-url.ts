import { isIP } from 'node:net';
import { type AddressPolicy, isAllowedAddress } from './address-policy.ts';
import { FetchFailure } from './fetch-failure.ts';

/** Parses as the WHATWG URL standard does, so `0x7f.1` and `127。0。0。1` are already `127.0.0.1` below. */
export function checkUrl(text: string, policy: AddressPolicy): URL {
  const url = URL.parse(text);
  if (!url) throw new FetchFailure('bad_url', false);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailure('bad_url', false);
  if (url.username !== '' || url.password !== '') throw new FetchFailure('bad_url', false);
  if (!isAllowedPort(url)) throw new FetchFailure('bad_url', false);
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  // Resolvers disagree about these names; by RFC 6761 they all mean this machine.
  if (/(^|\.)localhost$/.test(host) && !policy.allowLoopback) throw new FetchFailure('unsafe_address', false);
  if (isIP(host) !== 0 && !isAllowedAddress(host, policy)) throw new FetchFailure('unsafe_address', false);
  return url;
}

/** Below 1024 only the web's own two: an HTTP request can be read as commands by mail and shell servers. */
function isAllowedPort(url: URL): boolean {
  if (url.port === '') return true;
  const port = Number(url.port);
  return port === 80 || port === 443 || port >= 1024;
}
