import { Resolver } from 'node:dns/promises';
import type { DnsRecords } from '@marquee/domain/child-panels/dns-proof.ts';

const mostRecords = 20;
const longestRecord = 500;
const nothingThere = ['ENOTFOUND', 'ENODATA'];

interface NameServers {
  /** Empty: those of the machine. */
  dnsServers: readonly string[];
}

/** What a name leads to, asked anew. Throws when the name servers do not answer. */
export async function findAddresses({ dnsServers }: NameServers, name: string): Promise<string[]> {
  const resolver = resolverOf(dnsServers);
  const found = await Promise.all([listed(resolver.resolve4(name)), listed(resolver.resolve6(name))]);
  return bounded(found.flat());
}

export async function findDnsRecords(
  servers: NameServers,
  { domain, proofName }: { domain: string; proofName: string },
): Promise<DnsRecords> {
  const resolver = resolverOf(servers.dnsServers);
  const [cname, txt, addresses] = await Promise.all([
    listed(resolver.resolveCname(domain)),
    listed(resolver.resolveTxt(proofName)),
    findAddresses(servers, domain),
  ]);
  return { cname: bounded(cname), txt: bounded(txt.map((parts) => parts.join(''))), addresses };
}

function resolverOf(dnsServers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: 2500, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  return resolver;
}

/** A name without such a record is an answer; a server that fails is none. */
async function listed<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && nothingThere.includes(String(error.code))) return [];
    throw error;
  }
}

/** Whoever runs the domain chooses what stands there. */
function bounded(texts: readonly string[]): string[] {
  return texts.slice(0, mostRecords).map((text) =>
    text
      .slice(0, longestRecord)
      .replace(/\p{Cc}/gu, ' ')
      .toWellFormed(),
  );
}
