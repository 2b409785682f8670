import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeSample, type Language } from '../../../product/reseller/code-samples.ts';
import { LanguageChoice } from '../../../product/reseller/language-choice.tsx';
import { placeholderKey, useMadeKey } from '../../../product/reseller/made-key.ts';
import { CodeBlock } from '../../../ui/text/code-block.tsx';

/** The shortest call there is, ready to be copied: with the new key where one has just been made. */
export function FirstCall({ url }: { url: string }) {
  const t = useTranslations('reseller');
  const common = useTranslations('common');
  const key = useMadeKey() ?? placeholderKey;
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <div className="mt-5 flex flex-col gap-3">
      <LanguageChoice value={language} onValueChange={setLanguage} />
      <CodeBlock
        title={t('actions.balance.title')}
        code={codeSample(language, url, { key, action: 'balance' })}
        copyLabel={common('actions.copy')}
        copiedLabel={common('states.copied')}
      />
    </div>
  );
}
