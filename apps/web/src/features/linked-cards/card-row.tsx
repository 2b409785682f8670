import type { LinkedCardView } from '@marquee/contract/generated/money.ts';
import { CreditCard } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { cardKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function CardRow({ card, by }: { card: LinkedCardView; by: string | undefined }) {
  const t = useTranslations('payments.cards');
  const { call } = useServices();
  const { run } = useAction();
  const now = new Date(useRenderedAt());
  const remove = async () => {
    const title = t('removeTitle', { card: card.name });
    if (!(await confirm({ title, text: t('removeText'), agree: t('remove'), danger: true }))) return;
    await run(() => call('removeLinkedCard', { params: { cardId: card.id } }), {
      done: t('removed'),
      refresh: [cardKeys.all],
    });
  };
  const month = String(card.expires_at?.month ?? 1).padStart(2, '0');
  const facts = [
    card.expires_at && t('expires', { month, year: String(card.expires_at.year) }),
    by && t('by', { method: by }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-4 last:border-0 tablet:px-5">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary-text">
        <CreditCard className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="tabular-nums">{card.name}</span>
          {!card.is_expired && isLastMonth(card, now) && <Badge tone="warning">{t('expiresSoon')}</Badge>}
          {card.is_expired && <Badge tone="danger">{t('expired')}</Badge>}
          {card.has_failed && <Badge tone="warning">{t('failed')}</Badge>}
        </p>
        <p className="text-ink-faint text-note">
          {facts.length > 0 && `${facts.join(' · ')} · `}
          {t.rich('since', { time: () => <Moment value={card.created_at} /> })}
        </p>
      </div>
      <Button size="small" onClick={remove}>
        {t('remove')}
      </Button>
    </li>
  );
}

function isLastMonth({ expires_at }: LinkedCardView, now: Date): boolean {
  return expires_at?.year === now.getUTCFullYear() && expires_at.month === now.getUTCMonth() + 1;
}
