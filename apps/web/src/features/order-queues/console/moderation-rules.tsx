import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const rulesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('moderation-rules', {}),
    queryFn: async ({ signal }) => (await call('getModerationRules', {}, { signal })).data,
  });

/** The lists by which orders are stopped: words that a person reads first, links that nobody can order for. */
export function ModerationRules() {
  const t = useTranslations('adminQueues.rules');
  const close = useTranslations('common.actions')('close');
  const services = useServices();
  const [opened, setOpened] = useState<'words' | 'links'>();
  const { data: rules } = useQuery({ ...rulesQuery(services), enabled: opened !== undefined });
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button size="small" onClick={() => setOpened('words')}>
        {t('words')}
      </Button>
      <Button size="small" onClick={() => setOpened('links')}>
        {t('links')}
      </Button>
      <LazyDialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'links' ? t('links') : t('words')}
        closeLabel={close}
      >
        {opened && rules && (
          <RulesForm key={opened} kind={opened} lines={rules[opened]} onSaved={() => setOpened(undefined)} />
        )}
      </LazyDialog>
    </div>
  );
}

interface RulesFormProps {
  kind: 'words' | 'links';
  lines: readonly string[];
  onSaved(): void;
}

function RulesForm({ kind, lines, onSaved }: RulesFormProps) {
  const t = useTranslations('adminQueues.rules');
  const save = useTranslations('common.actions')('save');
  const services = useServices();
  const toast = useToast();
  const [text, setText] = useState(lines.join('\n'));
  const form = useForm(async () => {
    const entries = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (kind === 'words') await services.call('setFlaggedWords', { body: { words: entries } });
    else await services.call('setBlockedLinks', { body: { links: entries } });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.orderQueues]);
    onSaved();
  });
  const problem = form.error(kind) ?? firstProblem(form.error, kind);
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <Field
        label={t('oneEach')}
        hint={kind === 'words' ? t('wordsHint') : t('linksHint')}
        {...(problem ? { error: problem } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            name={kind}
            rows={10}
            value={text}
            onChange={(event) => {
              form.clear(kind);
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" loading={form.isSending}>
        {save}
      </Button>
    </form>
  );
}

const mostLines = 1000;

/** The server names the line that it refuses. */
function firstProblem(error: (field: string) => string | undefined, kind: string): string | undefined {
  for (let line = 0; line < mostLines; line += 1) {
    const problem = error(`${kind}.${line}`);
    if (problem) return `${line + 1}: ${problem}`;
  }
  return undefined;
}
