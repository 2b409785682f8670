import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { ReadLine } from './read-line.ts';

/** Whether nothing else may be ordered of this service for this link as long as the order runs. */
export function holdsLink({ service, url }: Pick<ReadLine, 'service' | 'url'>): boolean {
  return url !== '' && !service.row.allows_same_link;
}

/** Two lines for one link would be refused when they are written; here it is known which. */
export function sameLinks(lines: readonly ReadLine[], field: string): FieldError[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const name = `${line.service.row.id} ${line.comparedUrl}`;
    const isTaken = holdsLink(line) && seen.has(name);
    seen.add(name);
    return isTaken ? [{ field: `${field}.${line.position}.url`, code: 'link_in_use' as const }] : [];
  });
}
