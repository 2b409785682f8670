import { codeSample, type Language, languageNames } from '../../../product/reseller/code-samples.ts';
import { placeholderKey, useMadeKey } from '../../../product/reseller/sample-values.ts';
import { CodeBlock } from '../../../ui/text/code-block.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Definitions } from '../guide-parts.tsx';
import type { Action } from './actions.ts';

type ActionSectionProps = { action: Action; language: Language; url: string };

export function ActionSection({ action, language, url }: ActionSectionProps) {
  const numbers = useNumbers();
  const t = useTranslations('reseller');
  const labels = useTranslations('common');
  const key = useMadeKey() ?? placeholderKey;
  const copy = { copyLabel: labels('actions.copy'), copiedLabel: labels('states.copied') };
  const parameters = action.parameters.map((name) => ({
    term: <code className="font-mono">{name}</code>,
    text: t(`parameters.${name}`),
  }));
  return (
    <>
      <p>{t(`actions.${action.name}.text`, { quantity: numbers.count(1000) })}</p>
      {parameters.length > 0 && <Definitions items={parameters} />}
      {action.examples.map(({ fields, answer }) => (
        <div key={answer} className="grid gap-3">
          <CodeBlock
            {...copy}
            title={`${t('request')} · ${languageNames[language]}`}
            code={codeSample(language, url, { key, action: action.name, ...fields })}
          />
          <CodeBlock {...copy} title={t('answer')} code={answer} />
        </div>
      ))}
    </>
  );
}

/** Names as the API spells them, each with its meaning. */
export function NameTable<Key extends string>({
  names,
  meaning,
}: {
  names: Readonly<Record<Key, string>>;
  meaning: (key: Key) => string;
}) {
  const keys = Object.keys(names) as Key[];
  return (
    <Definitions
      items={keys.map((key) => ({
        term: <code className="font-mono">{names[key]}</code>,
        text: meaning(key),
      }))}
    />
  );
}
