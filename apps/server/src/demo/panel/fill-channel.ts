import { sampleVideos } from '../../adapters/channels/sample/sample-videos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { youtubeVideo } from '../catalogue/service-types.ts';
import { demoCustomer } from './demo-customer.ts';

const day = 24 * 60 * 60 * 1000;
const mostOrders = 6;

/** The demo customer's channel: a sample, proven, and promoted by some of their finished orders. */
export async function fillChannel(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const { id: accountId } = await demoCustomer(db, panelId);
  const source = sampleVideos(() => clock.now());
  const channel = await source.findChannel({ kind: 'handle', value: '@yourchannel' });
  if (!channel) throw new Error('the demo channel is missing');
  const proven = new Date(clock.now().getTime() - 40 * day);
  await db
    .insertInto('video_channel')
    .values({
      panel_id: panelId,
      account_id: accountId,
      channel_id: channel.id,
      title: channel.title,
      code: 'MQ-DEMO2-DEMO3',
      verification_code_at: proven,
      verification_public_subscriptions_at: proven,
      created_at: proven,
    })
    .execute();
  await promoteVideos(db, { panelId, accountId, videos: await source.newestVideos(channel.id, 50) });
}

/** So that the curve shows what was delivered when. */
async function promoteVideos(
  db: Database,
  {
    panelId,
    accountId,
    videos,
  }: { panelId: bigint; accountId: bigint; videos: readonly { id: string; publishedAt: Date }[] },
): Promise<void> {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'created_at'])
    .where('panel_id', '=', panelId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'completed')
    .where('link', '=', youtubeVideo)
    .orderBy('created_at', 'desc')
    .limit(mostOrders)
    .execute();
  for (const { id, created_at } of orders) {
    const video = videos.find(({ publishedAt }) => publishedAt < created_at);
    if (!video) continue;
    await db
      .updateTable('customer_order')
      .set({ link: `https://www.youtube.com/watch?v=${video.id}` })
      .where('panel_id', '=', panelId)
      .where('id', '=', id)
      .execute();
  }
}
