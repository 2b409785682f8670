import { memo, Suspense } from 'react';
import { firstInteraction } from '../../../lib/first-interaction.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const loadForm = async () => {
  await firstInteraction;
  return (await import('./paste-link-form.tsx')).PasteLinkForm;
};
// The server renders it at once, and it works without its code.
const PasteLinkForm = import.meta.env.SSR ? await loadForm() : lazyComponent(loadForm);

/** Memoised: React throws the server's HTML of a lazy part away when its appServices render again before its code is there. */
export const PasteLink = memo(function PasteLink() {
  return (
    <Suspense>
      <PasteLinkForm />
    </Suspense>
  );
});
