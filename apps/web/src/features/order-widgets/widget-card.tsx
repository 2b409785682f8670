import type { OrderWidgetView } from '@marquee/contract/generated/money.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function WidgetCard({ widget }: { widget: OrderWidgetView }) {
  const t = useTranslations('widgets.list');
  const percent = usePercent();
  return (
    <li className="min-w-0">
      <BareLink
        href={`/order-widgets/${widget.id}`}
        className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-hover tablet:p-5"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="wrap-anywhere min-w-0 font-semibold text-16">{widget.name}</span>
          <WidgetState widget={widget} />
        </span>
        <span className="text-ink-soft">{t('reward', { percent: percent(widget.reward_percent) })}</span>
        <span className="text-ink-soft text-note">
          {t('sites', { count: widget.allowed_origins.length })}
        </span>
      </BareLink>
    </li>
  );
}

export function WidgetState({ widget }: { widget: OrderWidgetView }) {
  const t = useTranslations('widgets.list');
  if (widget.is_blocked) return <Badge tone="danger">{t('blocked')}</Badge>;
  return widget.is_enabled ? <Badge tone="success">{t('on')}</Badge> : <Badge>{t('off')}</Badge>;
}
