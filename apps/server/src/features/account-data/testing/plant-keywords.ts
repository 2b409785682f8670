import type { DB } from '../../../platform/db/generated/tables.ts';

type Put = <Table extends keyof DB>(table: Table, values: object) => Promise<bigint>;

/** What a person looks for and tracks in the search results. */
export async function plantKeywords(put: Put, own: object, { mark, now }: { mark: string; now: Date }) {
  await put('keyword_allowance', { ...own, day: now, counted: [mark] });
  await put('keyword_search', {
    ...own,
    keyword: mark,
    keyword_key: mark,
    country: 'GB',
    suggestions: 0,
    searched_at: now,
  });
  const plan_id = await put('campaign_plan', {
    name: 'Creator',
    keywords_limit: 10,
    price: 1n,
    trial_days: 0,
    created_at: now,
  });
  await put('campaign_subscription', {
    ...own,
    plan_id,
    status: 'active',
    price: 1n,
    started_at: now,
    ends_at: new Date(now.getTime() + 86_400_000),
    billing_day: 1,
    created_at: now,
  });
  const video = { url: `https://videos.example/${mark}`, video_id: mark, title: mark, channel_title: mark };
  const times = { began_on: now, facts_next_at: now, created_at: now };
  const campaign_id = await put('campaign', { ...own, ...video, ...times, track: 'daily', status: 'active' });
  const keyword_id = await put('campaign_keyword', { campaign_id, keyword: mark, position: 0 });
  const pair = { keyword: mark, country: 'GB' };
  await put('campaign_country', { campaign_id, country: 'GB', position: 0 });
  await put('campaign_check', { campaign_id, keyword_id, ...pair, due_on: now });
  const made = { day: now, state: 'done', claimed_at: now, next_try_at: now, answered_at: now };
  await put('keyword_lookup', { ...own, ...pair, ...made, results: JSON.stringify([{ title: mark }]) });
  await put('keyword_position', {
    campaign_id,
    country: 'GB',
    day: now,
    keyword_id,
    position: 3,
    was_checked: false,
    is_sample: false,
    checked_at: now,
  });
}
