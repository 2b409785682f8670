import { createHmac } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';

const purpose = 'channel_source.api_key';

/** How the panel reaches the YouTube Data API. */
export interface StoredKey {
  apiKey: string;
  /** Tells keys apart without showing them; panels with the same key have the same. */
  keyHash: Buffer;
  baseUrl: string;
  dailyQuota: number;
  updatedAt: Date;
}

export const sealKey = ({ keys }: Context, apiKey: string) => seal(keys, purpose, apiKey);

/** Nothing: the panel shows samples. */
export async function storedKey(ctx: Context): Promise<StoredKey | undefined> {
  const row = await ctx.db
    .selectFrom('channel_source')
    .select(['base_url', 'api_key', 'daily_quota', 'updated_at'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const apiKey = unseal(ctx.keys, purpose, row.api_key);
  return {
    apiKey,
    keyHash: createHmac('sha256', ctx.keys.derive('channel-source-key')).update(apiKey).digest(),
    baseUrl: row.base_url,
    dailyQuota: row.daily_quota,
    updatedAt: row.updated_at,
  };
}
