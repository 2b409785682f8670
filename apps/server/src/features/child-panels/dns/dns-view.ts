import type { ChildPanelDnsRecord, ChildPanelView } from '@marquee/contract/earn/child-panels.ts';
import { type DnsExpectation, judgeDns, proofName } from '@marquee/domain/child-panels/dns-proof.ts';
import { z } from 'zod';
import type { ChildPanelRow } from '../child-panel.ts';
import { registeredPart } from '../domains/read-domain.ts';

const texts = z.array(z.string().max(500)).max(20);
const seenSchema = z.object({ cname: texts, addresses: texts, txt: texts, hostAddresses: texts });
export type DnsSeen = z.output<typeof seenSchema>;

const nothingSeen: DnsSeen = { cname: [], addresses: [], txt: [], hostAddresses: [] };

/** What must stand in the domain's records, beside what stood there at the last look. */
export function dnsView(row: ChildPanelRow, host: string): ChildPanelView['dns'] {
  if (row.domain_type === 'subdomain') return null;
  const seen = readSeen(row);
  const proof = judgeDns(seen, expectation(row, host, seen));
  return {
    records: [
      { ...addressRecord(row.domain, host, seen), matches: proof.leadsHere },
      {
        purpose: 'proof',
        type: 'TXT',
        name: proofName(row.domain),
        expected: row.dns_token,
        found: seen.txt,
        matches: proof.hasToken,
      },
    ],
    checked_at: row.dns_checked_at?.toISOString() ?? null,
    is_proven: row.activated_at !== null,
    leads_elsewhere: row.dns_lost_at !== null,
  };
}

export function expectation(row: ChildPanelRow, host: string, seen: DnsSeen): DnsExpectation {
  return { host, hostAddresses: seen.hostAddresses, token: row.dns_token };
}

/** A domain that a registry gave out itself cannot have a CNAME: it needs the addresses. */
function addressRecord(domain: string, host: string, seen: DnsSeen): Omit<ChildPanelDnsRecord, 'matches'> {
  const registered = registeredPart(domain);
  const isApex = registered !== undefined && `${registered.name}.${registered.zone}` === domain;
  const [address] = seen.hostAddresses;
  const found = [...seen.cname, ...seen.addresses].slice(0, 20);
  return isApex && address !== undefined
    ? { purpose: 'address', type: 'A', name: domain, expected: address, found }
    : { purpose: 'address', type: 'CNAME', name: domain, expected: host, found };
}

function readSeen({ dns_seen }: ChildPanelRow): DnsSeen {
  const read = seenSchema.safeParse(dns_seen);
  return read.success ? read.data : nothingSeen;
}
