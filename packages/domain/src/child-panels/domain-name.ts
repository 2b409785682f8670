import { looksLikeAnother } from './mixed-scripts.ts';
import { decodeLabel } from './punycode.ts';

/** Why a domain cannot be used; each has a message of its own. */
type DomainProblem =
  | 'domain_only_the_name'
  | 'domain_ip_address'
  | 'domain_wildcard'
  | 'domain_trailing_dot'
  | 'not_a_domain'
  | 'domain_mixed_scripts'
  | 'domain_reserved'
  | 'domain_too_long';

type DomainOutcome = { domain: string } | { problem: DomainProblem };

const longestDomain = 253;
const longestLabel = 63;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Top level names that no public registry gives out, and what networks keep for themselves. */
const reservedZones = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'test',
  'example',
  'invalid',
  'onion',
  'arpa',
  'alt',
]);
const reservedDomains = new Set(['example.com', 'example.net', 'example.org', 'home.arpa']);

/** Names below the parent's domain that would pass for the parent itself, or that mail and browsers ask for. */
const reservedLabels = new Set(
  (
    'www www1 www2 api admin administrator mail smtp imap pop pop3 mx ns ns1 ns2 ns3 dns ftp ssh vpn cdn static assets ' +
    'app apps dev staging test root localhost localdomain local internal intranet broadcasthost wpad isatap ' +
    'autoconfig autodiscover mta-sts webmail email postmaster hostmaster webmaster abuse security support help billing ' +
    'pay payment payments checkout login signin sign-in signup register account accounts auth oauth sso id secure panel ' +
    'console dashboard status health metrics docs my user users official team staff system server host'
  ).split(' '),
);

/** A whole domain of its owner's, as it is compared and routed: lower case, in ASCII. */
export function readOwnDomain(typed: string): DomainOutcome {
  const read = readName(typed);
  if ('problem' in read) return read;
  const { domain } = read;
  const labels = domain.split('.');
  if (reservedZones.has(labels.at(-1) ?? '')) return { problem: 'domain_reserved' };
  if (reservedDomains.has(labels.slice(-2).join('.'))) return { problem: 'domain_reserved' };
  if (labels.length < 2) return { problem: 'not_a_domain' };
  if (/^\d+$/.test(labels.at(-1) ?? '')) return { problem: 'domain_ip_address' };
  // The parent's own names are made up of labels like these; `www.` is added by people, not by browsers.
  if (labels[0] === 'www') return { problem: 'domain_reserved' };
  return read;
}

/** A name below the parent's domain: one label in plain letters, which nobody can mistake for the parent. */
export function readSubdomain(typed: string, host: string): DomainOutcome {
  const read = readName(typed);
  if ('problem' in read) return read;
  const name = read.domain;
  if (name.includes('.')) return { problem: 'domain_only_the_name' };
  // Look-alikes of other scripts would stand under the parent's good name.
  if (name.startsWith('xn--') || name.length < 3) return { problem: 'not_a_domain' };
  if (name[2] === '-' && name[3] === '-') return { problem: 'not_a_domain' };
  if (reservedLabels.has(name)) return { problem: 'domain_reserved' };
  const domain = `${name}.${host}`;
  return domain.length > longestDomain ? { problem: 'domain_too_long' } : { domain };
}

function readName(typed: string): DomainOutcome {
  const text = typed.normalize('NFC').trim();
  const shape = shapeProblem(text);
  if (shape) return { problem: shape };
  const ascii = toAscii(text);
  if (ascii === undefined) return { problem: 'not_a_domain' };
  if (isIpAddress(ascii)) return { problem: 'domain_ip_address' };
  const labels = ascii.split('.');
  if (ascii.length > longestDomain || labels.some(({ length }) => length > longestLabel))
    return { problem: 'domain_too_long' };
  if (!labels.every((part) => label.test(part))) return { problem: 'not_a_domain' };
  const shown = labels.map(decodeLabel);
  // Letters, marks and digits of any script: what else an encoded name may hold is no name.
  if (!shown.every((part) => part !== undefined && /^[\p{L}\p{M}\p{N}-]+$/u.test(part)))
    return { problem: 'not_a_domain' };
  // Judged by what it stands for, however it was typed.
  const hides = shown.some((part) => part !== undefined && looksLikeAnother(part));
  return hides ? { problem: 'domain_mixed_scripts' } : { domain: ascii };
}

function shapeProblem(text: string): DomainProblem | undefined {
  if (text === '') return 'not_a_domain';
  if (text.length > longestDomain + 10) return 'domain_too_long';
  if (text.includes('*')) return 'domain_wildcard';
  if (/^\[|^[0-9a-f]*:[0-9a-f:]*:/i.test(text)) return 'domain_ip_address';
  if (/[:/\\?#@]/.test(text)) return 'domain_only_the_name';
  // The ideographic and fullwidth stops count as dots for browsers.
  if (/[.\u3002\uff0e\uff61]$/.test(text)) return 'domain_trailing_dot';
  // Invisible characters and what browsers silently drop or map to other letters.
  if (/[\s\p{C}\u00ad\u115f\u1160\u3164\uffa0%_,;!'"<>()[\]{}|^`~$&+=]/u.test(text)) return 'not_a_domain';
  return undefined;
}

function isIpAddress(text: string): boolean {
  const parts = text.split('.');
  return parts.length <= 4 && parts.every((part) => /^(0x[0-9a-f]*|\d+)$/.test(part));
}

function toAscii(text: string): string | undefined {
  try {
    return new URL(`http://${text}`).hostname.toLowerCase() || undefined;
  } catch {
    return isIpAddress(text.toLowerCase()) ? text.toLowerCase() : undefined;
  }
}
