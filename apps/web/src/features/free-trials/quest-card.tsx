import type { FreeTrialQuest } from '@marquee/contract/generated/earn.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { NetworkChip } from '../../ui/text/network-chip.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { QuestConditions } from './quest-conditions.tsx';
import { QuestReward } from './quest-reward.tsx';

export function QuestCard({ quest }: { quest: FreeTrialQuest }) {
  const t = useTranslations('freeTrials');
  const titleId = `quest-${quest.id}`;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {quest.image && <QuestPicture image={quest.image} />}
      <div className="flex flex-1 flex-col gap-3 p-4 tablet:p-5">
        <div className="flex">
          <NetworkChip network={quest.network} />
        </div>
        <h2 id={titleId} dir="auto" className="font-semibold text-16">
          {quest.name}
        </h2>
        {quest.short_body && (
          <p dir="auto" className="text-pretty text-ink-soft">
            {quest.short_body}
          </p>
        )}
        <QuestReward reward={quest.reward} />
        <QuestConditions quest={quest} />
        <div className="mt-auto pt-1">
          <LinkButton href={`/free-trials/${quest.id}`} wide aria-describedby={titleId}>
            {t('open')}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}

export function QuestPicture({ image }: { image: string }) {
  return (
    <img
      src={image}
      alt=""
      width={640}
      height={320}
      loading="lazy"
      className="aspect-2/1 h-auto w-full bg-sunken object-cover"
    />
  );
}
