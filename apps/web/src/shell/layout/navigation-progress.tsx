import { useNavigation } from 'react-router';

/** A thin bar while the next page's code and data are on their way; quick ones never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden" aria-hidden="true">
      <div className="navigation-progress h-full w-full bg-primary" />
    </div>
  );
}
