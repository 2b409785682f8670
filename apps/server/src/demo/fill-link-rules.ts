import type { Database } from '../platform/db/database.ts';
import { discord } from './link-rules/discord.ts';
import { facebook } from './link-rules/facebook.ts';
import { instagram } from './link-rules/instagram.ts';
import type { LinkRuleFacts } from './link-rules/link-rule.ts';
import { linkedin } from './link-rules/linkedin.ts';
import { pinterest } from './link-rules/pinterest.ts';
import { soundcloud } from './link-rules/soundcloud.ts';
import { spotify } from './link-rules/spotify.ts';
import { telegram } from './link-rules/telegram.ts';
import { threads } from './link-rules/threads.ts';
import { tiktok } from './link-rules/tiktok.ts';
import { twitch } from './link-rules/twitch.ts';
import { vk } from './link-rules/vk.ts';
import { x } from './link-rules/x.ts';
import { youtube } from './link-rules/youtube.ts';
import type { NetworkSlug } from './networks.ts';

const rules: Record<NetworkSlug, readonly LinkRuleFacts[]> = {
  discord,
  facebook,
  instagram,
  linkedin,
  pinterest,
  soundcloud,
  spotify,
  telegram,
  threads,
  tiktok,
  twitch,
  vk,
  x,
  youtube,
};

/** What the links of each network look like. */
export async function fillLinkRules(db: Database, panelId: bigint): Promise<void> {
  const networks = await db
    .selectFrom('network')
    .select(['id', 'slug'])
    .where('panel_id', '=', panelId)
    .execute();
  const rows = networks.flatMap(({ id, slug }) =>
    rules[slug as NetworkSlug].map((rule, position) => ({
      panel_id: panelId,
      network_id: id,
      kinds: [...rule.kinds],
      hosts: [...rule.hosts],
      pattern: rule.pattern,
      parameters: [...(rule.parameters ?? [])],
      normal_form: rule.normalForm,
      compared_form: rule.comparedForm ?? null,
      position,
    })),
  );
  await db.insertInto('network_link_rule').values(rows).execute();
}
