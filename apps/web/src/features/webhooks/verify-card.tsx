import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/text/code-block.tsx';
import { type SampleLanguage, sampleNames, verifySamples } from './verify-samples.ts';

const languages = Object.keys(sampleNames) as SampleLanguage[];

export function VerifyCard() {
  const t = useTranslations('webhooks.verify');
  const common = useTranslations('common');
  const [language, setLanguage] = useState<SampleLanguage>('node');
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-4">
        <Segmented
          label={t('language')}
          value={language}
          onValueChange={setLanguage}
          options={languages.map((value) => ({ value, label: sampleNames[value] }))}
          className="self-start"
        />
        <CodeBlock
          title={sampleNames[language]}
          code={verifySamples[language]}
          copyLabel={common('actions.copy')}
          copiedLabel={common('states.copied')}
        />
        <p className="text-ink-soft">{t('answer')}</p>
      </div>
    </Card>
  );
}
