import { useState } from 'react';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ToastHost } from '../../ui/overlays/toast.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { ChartSpecimens } from './chart-specimens.tsx';
import { ColorSpecimens } from './color-specimens.tsx';
import { DisplaySpecimens } from './display-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { LayoutSpecimens } from './layout-specimens.tsx';
import { ListSpecimens } from './list-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';

const themes = { page: [undefined], light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const;
type Choice = keyof typeof themes;

function Specimens() {
  return (
    <>
      <ColorSpecimens />
      <ActionSpecimens />
      <FieldSpecimens />
      <DisplaySpecimens />
      <LayoutSpecimens />
      <ChartSpecimens />
      <ListSpecimens />
      <OverlaySpecimens />
    </>
  );
}

/** Every shared component in all its states. Development only, hence only in English. */
export function Page() {
  const [choice, setChoice] = useState<Choice>('page');
  return (
    <>
      <ToastHost labels={{ region: 'Notices', close: 'Close' }} />
      <main className="mx-auto max-w-360 px-4 py-8 tablet:px-8">
        <PageHeader
          title="Pieces"
          text="What every screen is made of. Words come from the screens; these are samples."
          actions={
            <Segmented
              label="Theme"
              value={choice}
              onValueChange={setChoice}
              options={[
                { value: 'page', label: 'Page' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
                { value: 'both', label: 'Side by side' },
              ]}
            />
          }
        />
        <div className={choice === 'both' ? 'grid gap-4 desktop:grid-cols-2' : ''}>
          {themes[choice].map((theme) => (
            <div
              key={theme ?? 'page'}
              data-theme={theme}
              className={theme ? 'min-w-0 rounded-lg bg-canvas px-4 text-ink' : 'min-w-0'}
            >
              <Specimens />
            </div>
          ))}
        </div>
      </main>
    </>
  );
}
