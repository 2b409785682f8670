import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { OverlayControl } from '../overlays/overlay-store.ts';
import { type Choice, type Consent, currentConsent, saveConsent } from './consent.ts';

const kinds = ['analytics', 'advertising'] as const;

/** Nothing is preselected, and both choices must be made before saving. */
export function ConsentPanel({ open, close }: OverlayControl) {
  const t = useTranslations('overlays.consent');
  const actions = useTranslations('common.actions');
  const [choices, setChoices] = useState<Partial<Consent>>(currentConsent() ?? {});
  const isComplete = kinds.every((kind) => choices[kind] !== undefined);

  function save() {
    const { analytics, advertising } = choices;
    if (!analytics || !advertising) return;
    saveConsent({ analytics, advertising });
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('panelTitle')}
      text={t('panelText')}
      closeLabel={actions('close')}
      footer={
        <>
          <Button disabled={!isComplete} onClick={() => setChoices({})}>
            {actions('reset')}
          </Button>
          <Button variant="primary" disabled={!isComplete} onClick={save}>
            {actions('save')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-5">
        {kinds.map((kind) => (
          <li key={kind} className="flex flex-col gap-2 tablet:flex-row tablet:items-center tablet:gap-6">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{t(`${kind}.title`)}</p>
              <p className="text-ink-soft text-note">{t(`${kind}.text`)}</p>
            </div>
            <Segmented<Choice | ''>
              label={t(`${kind}.title`)}
              value={choices[kind] ?? ''}
              options={[
                { value: 'denied', label: t('denied') },
                { value: 'granted', label: t('granted') },
              ]}
              onValueChange={(value) => value !== '' && setChoices({ ...choices, [kind]: value })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
