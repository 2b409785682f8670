import { classNames } from '../class-names.ts';

type AmountProps = {
  /** Already formatted: UI components never round money. */
  children: string;
  /** The price before a discount, struck through; `originalLabel` names it for screen readers. */
  original?: string;
  originalLabel?: string;
  size?: 'inherit' | 'large' | 'huge';
  tone?: 'plain' | 'in' | 'out';
  /** The server is still checking the price. */
  pending?: boolean;
};

const sizes = { inherit: '', large: 'text-20 font-semibold', huge: 'text-28 font-semibold tracking-tight' };
const tones = { plain: '', in: 'text-success-text', out: 'text-ink' };

export function Amount(props: AmountProps) {
  const { children, original, originalLabel, size = 'inherit', tone = 'plain', pending = false } = props;
  return (
    <span
      className={classNames(
        'inline-flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap tabular-nums',
        tones[tone],
      )}
      aria-busy={pending || undefined}
    >
      <span dir="ltr" className={classNames(sizes[size], 'transition-opacity', pending && 'animate-shimmer')}>
        {children}
      </span>
      {original && (
        <s className="font-normal text-ink-faint text-note">
          {originalLabel && <span className="sr-only">{originalLabel} </span>}
          <bdi dir="ltr">{original}</bdi>
        </s>
      )}
    </span>
  );
}
