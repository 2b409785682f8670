import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

const showAfter = 200;
const hideAfter = 500;

type Phase = 'hidden' | 'running' | 'done';

/** A thin bar while the next page loads; quick navigations never show it. */
export function NavigationProgress() {
  const phase = usePhase(useNavigation().state !== 'idle');
  if (phase === 'hidden') return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden" aria-hidden="true">
      <div
        className={classNames(
          'h-full w-full bg-primary transition-opacity duration-500',
          phase === 'running' ? 'navigation-progress' : 'opacity-0',
        )}
      />
    </div>
  );
}

function usePhase(isLoading: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setPhase('running'), showAfter);
      return () => clearTimeout(timer);
    }
    setPhase((current) => (current === 'hidden' ? 'hidden' : 'done'));
    const timer = setTimeout(() => setPhase('hidden'), hideAfter);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return phase;
}
