import { judgeDns, pauseBeforeLook, proofName, weekMs } from '@marquee/domain/child-panels/dns-proof.ts';
import { findAddresses, findDnsRecords } from '../../../adapters/domains/dns-records.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { setLeadsHere } from '../../panels/index.ts';
import { type ChildPanelRow, lockChildPanel } from '../child-panel.ts';
import { notifyOwner } from '../life/notify-owner.ts';
import { openPanel } from '../life/open-panel.ts';
import { rentalTerms } from '../rental-terms.ts';
import { type DnsSeen, expectation } from './dns-view.ts';

/**
 * Looks at the domain's records and does what follows: a proven domain opens its panel, one that leads elsewhere
 * is told of once. Name servers that do not answer change nothing but the time of the next look.
 */
export async function lookAtDomain(ctx: Context, row: ChildPanelRow): Promise<void> {
  const { subdomainHost: host } = await rentalTerms(ctx);
  const seen = await look(ctx, row, host);
  await inTransaction(ctx, async (tx) => {
    const current = await lockChildPanel(tx, row.id);
    if (current.status === 'terminated') return;
    await tx.db
      .updateTable('child_panel')
      .set({
        dns_next_at: nextLook(tx, current),
        ...(seen ? { dns_seen: JSON.stringify(seen), dns_checked_at: tx.clock.now() } : {}),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', row.id)
      .execute();
    if (!seen) return;
    const proof = judgeDns(seen, expectation(current, host, seen));
    const { leadsHere } = proof;
    await setLeadsHere(tx, { panelId: current.child_id, host: current.domain, leadsHere });
    if (current.status === 'pending_dns') {
      if (proof.isProven) await openPanel(tx, current);
    } else if (current.activated_at !== null) await rememberWhereItLeads(tx, current, leadsHere);
  });
}

async function look(ctx: Context, { domain }: ChildPanelRow, host: string): Promise<DnsSeen | undefined> {
  const servers = ctx.environment.domains;
  try {
    const [found, hostAddresses] = await Promise.all([
      findDnsRecords(servers, { domain, proofName: proofName(domain) }),
      findAddresses(servers, host),
    ]);
    return {
      cname: [...found.cname],
      addresses: [...found.addresses],
      txt: [...found.txt],
      hostAddresses,
    };
  } catch (error) {
    ctx.log.info({ err: error, domain }, 'name servers did not answer');
    return undefined;
  }
}

function nextLook({ clock }: Context, { status, created_at }: ChildPanelRow): Date {
  const now = clock.now().getTime();
  return new Date(now + (status === 'pending_dns' ? pauseBeforeLook(now - created_at.getTime()) : weekMs));
}

/** Told, not closed: a mistake at a name server must not end a business. */
async function rememberWhereItLeads(tx: Context, row: ChildPanelRow, leadsHere: boolean): Promise<void> {
  if ((row.dns_lost_at === null) === leadsHere) return;
  await tx.db
    .updateTable('child_panel')
    .set({ dns_lost_at: leadsHere ? null : tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
  if (!leadsHere) await notifyOwner(tx, row, { event: 'elsewhere' });
}
