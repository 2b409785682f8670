import type { CustomerState as State } from '@marquee/domain/access/customer-states.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones: Record<State, Tone> = {
  active: 'success',
  frozen: 'danger',
  closed: 'neutral',
  unproven: 'warning',
  guest: 'info',
};

export function CustomerState({ state }: { state: State }) {
  const t = useTranslations('adminCustomers.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
