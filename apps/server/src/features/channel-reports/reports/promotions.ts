import type { DailyStatistics } from '@marquee/contract/youtube/channel-reports.ts';
import { promotedTarget } from '@marquee/domain/channel-reports/promoted-target.ts';
import { type DayRange, networkDay } from '@marquee/domain/channel-reports/report-range.ts';
import type { ChannelReference } from '@marquee/domain/channels/channel-reference.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { type Delivery, listDeliveries, orderedServices } from '../../orders/index.ts';
import { publicFacts } from '../reading/public-facts.ts';
import { readOwnVideos } from '../reading/read-public.ts';
import { failureOf } from '../reading/reading.ts';
import type { OwnChannel } from '../report-channels.ts';

type Promotion = DailyStatistics['orders'][number];

const dayMs = 86_400_000;
/** Channels that orders name by something else than their id; each must be looked up. */
const mostNames = 10;

/** The caller's orders that were delivered to the channel or its videos in these days. */
export async function promotions(ctx: Context, own: OwnChannel, range: DayRange): Promise<Promotion[]> {
  const { accountId } = signedIn(ctx);
  // A day of the network begins and ends up to half a day away from ours.
  const from = new Date(Date.parse(range.start) - dayMs);
  const until = new Date(Date.parse(range.end) + 2 * dayMs);
  const linkStart = 'https://www.youtube.com/';
  const deliveries = await listDeliveries(ctx, { accountId, linkStart, from, until });
  const isOwn = await ownTargets(ctx, own, deliveries);
  const shown = deliveries.filter(
    (delivery) =>
      isOwn(delivery.link) &&
      networkDay(delivery.startedAt) <= range.end &&
      (delivery.endedAt === null || networkDay(delivery.endedAt) >= range.start),
  );
  const services = await orderedServices(
    ctx,
    shown.map(({ serviceId }) => serviceId),
  );
  return shown.map((delivery) => ({
    id: Number(delivery.id),
    service: services.get(delivery.serviceId)?.view.name.slice(0, 300) ?? `#${delivery.serviceId}`,
    quantity: Number(delivery.quantity),
    delivered: Number(delivery.delivered),
    url: delivery.link,
    started_on: networkDay(delivery.startedAt),
    ended_on: delivery.endedAt && networkDay(delivery.endedAt),
  }));
}

/** What cannot be found out now belongs to no channel: the curve is shown without its mark. */
async function ownTargets(
  ctx: Context,
  own: OwnChannel,
  deliveries: readonly Delivery[],
): Promise<(link: string) => boolean> {
  const targets = new Map(deliveries.map(({ link }) => [link, promotedTarget(link)]));
  const videoIds = new Set<string>();
  const references = new Map<string, ChannelReference>();
  for (const target of targets.values()) {
    if (target?.kind === 'video') videoIds.add(target.videoId);
    if (target?.kind === 'channel') references.set(keyOf(target.reference), target.reference);
  }
  const videos = videoIds.size > 0 ? await readOwnVideos(ctx, own, [...videoIds]) : undefined;
  const ownVideos = new Set(videos?.value?.map(({ id }) => id));
  const ownNames = await namesOf(ctx, own, references);
  return (link) => {
    const target = targets.get(link);
    if (target?.kind === 'video') return ownVideos.has(target.videoId);
    return target?.kind === 'channel' && ownNames.has(keyOf(target.reference));
  };
}

async function namesOf(
  ctx: Context,
  own: OwnChannel,
  references: ReadonlyMap<string, ChannelReference>,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const unknown: [string, ChannelReference][] = [];
  for (const [key, reference] of references) {
    if (reference.kind !== 'id') unknown.push([key, reference]);
    else if (reference.value === own.channel.channel_id) names.add(key);
  }
  if (unknown.length === 0) return names;
  try {
    const source = await publicFacts(ctx, own);
    for (const [key, reference] of unknown.slice(0, mostNames))
      if ((await source.findChannel(reference))?.id === own.channel.channel_id) names.add(key);
  } catch (error) {
    failureOf(error, ctx.clock.now());
  }
  return names;
}

const keyOf = ({ kind, value }: ChannelReference) => `${kind}:${value}`;
