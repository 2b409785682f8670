import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { StatTile } from '../../../ui/charts/stat-tile.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface FigureTileProps {
  label: string;
  value: string;
  /** As numbers, for the comparison alone. */
  now: number;
  before: number;
  /** Where the rows behind the figure are. */
  href: string;
  /** Fewer is better. */
  isBurden?: boolean;
}

/** A figure beside the time before; it leads to its rows. */
export function FigureTile({ label, value, now, before, href, isBurden = false }: FigureTileProps) {
  const t = useTranslations('adminOverview');
  const percent = usePercent();
  const share = before === 0 ? undefined : (now - before) / Math.abs(before);
  const direction = now > before ? 'up' : now < before ? 'down' : 'flat';
  const change = {
    direction,
    text: share === undefined ? t('nothingBefore') : percent(Math.round(Math.abs(share) * 100) / 100),
    ...(direction === 'flat' || share === undefined ? {} : { good: (direction === 'up') !== isBurden }),
  } as const;
  return (
    <BareLink
      href={href}
      className="block h-full rounded-lg transition-opacity hover:opacity-80 [&>*]:h-full"
    >
      <StatTile label={label} value={value} change={change} />
    </BareLink>
  );
}
