import { UserRoundSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useLazyPhrases } from '../overlays/use-lazy-phrases.ts';
import { useRenderedAt } from '../preferences/rendered-at.tsx';
import { type Profile, useProfile } from './profile.ts';
import { endImpersonation, sessionEnded } from './sign-out.ts';

type Impersonation = NonNullable<Profile['impersonation']>;

/** Shows operators on every page that they are impersonating a user, and for how long. */
export function ImpersonationBar() {
  const profile = useProfile();
  const ready = useLazyPhrases(['profile'], Boolean(profile?.impersonation));
  if (!ready || !profile?.impersonation) return null;
  return <Bar id={profile.id} name={profile.name} impersonation={profile.impersonation} />;
}

interface BarProps {
  id: number;
  name: string;
  impersonation: Impersonation;
}

function Bar({ id, name, impersonation }: BarProps) {
  const t = useTranslations('profile.impersonation');
  const services = useServices();
  const [isEnding, setEnding] = useState(false);
  const minutes = useMinutesUntil(impersonation.ends_at, () => sessionEnded(services.locale));
  const end = async () => {
    setEnding(true);
    await endImpersonation(services, id).catch(() => setEnding(false));
  };
  return (
    <aside className="sticky top-[calc(var(--header,4rem)+0.5rem)] z-20 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-4 py-2 text-warning-text shadow-floating">
      <UserRoundSearch className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{t('text', { operator: impersonation.operator, name })}</span>
        <span className="block text-note">
          {t('left', { minutes })}
          {impersonation.reason && ` · ${impersonation.reason}`}
        </span>
      </p>
      <Button size="small" loading={isEnding} onClick={end}>
        {t('end')}
      </Button>
    </aside>
  );
}

function useMinutesUntil(moment: string, onOver: () => void): number {
  const renderedAt = useRenderedAt();
  const [now, setNow] = useState(renderedAt);
  const left = Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, []);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return left;
}
