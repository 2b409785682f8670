/** What a look at the domain found. */
export interface DnsRecords {
  cname: readonly string[];
  /** Of IPv4 and IPv6. */
  addresses: readonly string[];
  txt: readonly string[];
}

export interface DnsExpectation {
  /** Where the domain must lead, and the addresses that this host has now. */
  host: string;
  hostAddresses: readonly string[];
  token: string;
}

interface DnsProof {
  leadsHere: boolean;
  hasToken: boolean;
  /** Leads to us and was put there by whoever made the panel: only both open it. */
  isProven: boolean;
}

/** The record that proves the domain stands beside it, so that the domain's own TXT records stay as they are. */
export function proofName(domain: string): string {
  return `_marquee.${domain}`;
}

export function judgeDns(found: DnsRecords, { host, hostAddresses, token }: DnsExpectation): DnsProof {
  const pointsToHost = found.cname.some((name) => withoutDot(name) === withoutDot(host));
  // All of them: a second address would send some visitors elsewhere.
  const sharesAddresses =
    found.addresses.length > 0 && found.addresses.every((address) => hostAddresses.includes(address));
  const leadsHere = pointsToHost || sharesAddresses;
  const hasToken = found.txt.some((text) => text.trim() === token);
  return { leadsHere, hasToken, isProven: leadsHere && hasToken };
}

const minute = 60_000;

/** How long until the next look at a domain that waits for its proof: often at first, then less and less. */
export function pauseBeforeLook(waitedMs: number): number {
  if (waitedMs < 60 * minute) return 2 * minute;
  if (waitedMs < 6 * 60 * minute) return 10 * minute;
  if (waitedMs < 24 * 60 * minute) return 30 * minute;
  return 120 * minute;
}

/** A proven domain is looked at once a week. */
export const weekMs = 7 * 24 * 60 * minute;

function withoutDot(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
