import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { refuse } from '../errors.ts';

interface CertificateHosts {
  trustedProxies: readonly string[];
  /** From memory: whoever opens connections with made-up names makes a proxy ask for each. */
  mayHaveCertificate(host: string): Promise<boolean>;
}

/**
 * A proxy that gets certificates on demand asks here whether a host is one of ours. Only a proxy of this house is
 * answered, and only when it asks for itself: what it passes on from a visitor has its header.
 */
export function addDomainAllowed(
  server: FastifyInstance,
  { trustedProxies, mayHaveCertificate }: CertificateHosts,
): void {
  server.get('/internal/domain-allowed', { logLevel: 'silent' }, async (request, reply) => {
    const { domain } = request.query as Record<string, unknown>;
    const isAllowed =
      asksForItself(request, trustedProxies) &&
      typeof domain === 'string' &&
      (await mayHaveCertificate(domain.toLowerCase()));
    return isAllowed ? reply.header('cache-control', 'no-store').send({ status: 'ok' }) : refuse('not_found');
  });
}

function asksForItself({ raw, headers }: FastifyRequest, trustedProxies: readonly string[]): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const { remoteAddress } = raw.socket;
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return false;
  const address = ipaddr.process(remoteAddress);
  return address.range() === 'loopback' || trustedProxies.some((network) => isInside(address, network));
}

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [range, bits] = network.includes('/')
    ? ipaddr.parseCIDR(network)
    : [ipaddr.parse(network), network.includes(':') ? 128 : 32];
  return address.kind() === range.kind() && address.match(range, bits);
}
