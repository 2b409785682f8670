import type { Source } from '@marquee/contract/youtube/source.ts';
import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import type { CampaignRow } from './campaign.ts';
import type { RankingSources } from './ranking-sources.ts';

type Quota = Awaited<ReturnType<RankingSources['quota']>>;

/** Where a campaign's positions come from and how they stand. */
export function campaignSource(
  { gone_since, failing, status }: CampaignRow,
  {
    kind,
    quota,
    checkedAt,
    isBehind,
  }: { kind: SourceKind; quota: Quota; checkedAt: Date | null; isBehind: boolean },
): Source {
  const isUsedUp = quota !== null && quota.lookupsLeft <= 0 && isBehind && status === 'active';
  const failure = status === 'active' && isBehind ? failing : null;
  const state = gone_since ? 'gone' : isUsedUp ? 'quota_used_up' : (failure ?? 'ok');
  return {
    kind,
    state,
    updated_at: checkedAt?.toISOString() ?? null,
    next_update_at: isUsedUp ? quota.resetsAt.toISOString() : null,
  };
}
