import { memo, Suspense } from 'react';
import { firstInteraction } from '../../../lib/first-interaction.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const loadForm = async () => {
  await firstInteraction;
  return (await import('./paste-link-form.tsx')).PasteLinkForm;
};
// The server renders it directly, and it works without its code.
const PasteLinkForm = import.meta.env.SSR ? await loadForm() : lazyComponent(loadForm);

/** Memoised: React drops the server's HTML of a lazy part if its parents render again before its code is loaded. */
export const PasteLink = memo(function PasteLink() {
  return (
    <Suspense>
      <PasteLinkForm />
    </Suspense>
  );
});
