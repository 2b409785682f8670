import { type Quality, qualityOf } from '@marquee/domain/charts/quality.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Tone, toneText } from '../../ui/feedback/tone.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useFigures } from './use-figures.ts';

const tones: Record<Quality, Tone> = { bad: 'danger', normal: 'warning', good: 'success' };

/** The click-through rate in the colour of its quality; its name is there on hovering and when read aloud. */
export function ClickRate({ rate }: { rate: number }) {
  const t = useTranslations('channelReports.quality');
  const figures = useFigures();
  const quality = qualityOf(rate * 100);
  return (
    <span className={classNames('tabular-nums', toneText[tones[quality]])} title={t(quality)}>
      {figures.rate(rate)}
    </span>
  );
}
