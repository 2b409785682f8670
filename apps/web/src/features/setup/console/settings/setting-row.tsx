import type { ConsoleSetting, SettingValue } from '@marquee/contract/generated/console.ts';
import type { SettingEntry } from '@marquee/domain/settings/setting-list.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { SettingEditor } from './setting-editor.tsx';
import type { SettingText } from './use-setting-text.ts';

interface SettingRowProps {
  entry: SettingEntry;
  setting: ConsoleSetting;
  text: SettingText;
}

const nested = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, never>;

/** One setting: what it does, its editor, its default and its last change. */
export function SettingRow({ entry, setting, text }: SettingRowProps) {
  const t = useTranslations('adminSettings');
  const save = useTranslations('adminSetup')('save');
  const services = useServices();
  const toast = useToast();
  const action = useAction();
  const [value, setValue] = useState<SettingValue>(setting.value);
  const isEdited = JSON.stringify(value) !== JSON.stringify(setting.value);
  const field = `settings.${setting.path}`;
  const form = useForm(async () => {
    await services.call('changeSettings', { body: { settings: nested(setting.path, value) } });
    toast({ title: t('saved', { name: text.name }), tone: 'success' });
    await refreshQueries(services, [consoleKeys.settings]);
  });
  const reset = () =>
    void action.run(() => services.call('resetSettings', { body: { paths: [setting.path] } }), {
      done: t('resetDone', { name: text.name }),
      refresh: [consoleKeys.settings],
    });
  return (
    <form
      {...form.form}
      className="grid gap-3 px-4 py-3 tablet:px-5 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {text.name}
          {setting.is_changed && <Badge tone="info">{t('changed')}</Badge>}
        </p>
        <p className="text-ink-soft text-note">{text.text}</p>
        <p className="break-all text-ink-faint text-note">{setting.path}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <SettingEditor
          entry={entry}
          label={text.name}
          value={value}
          error={form.error(field) ?? form.error(setting.path)}
          onChange={(next) => {
            form.clear(field);
            setValue(next);
          }}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <div className="flex flex-wrap items-center gap-2">
          {isEdited && (
            <>
              <Button type="submit" size="small" variant="primary" loading={form.isSending}>
                {save}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setValue(setting.value)}>
                {t('undo')}
              </Button>
            </>
          )}
          {setting.is_changed && !isEdited && (
            <Button size="small" variant="quiet" loading={action.isBusy} onClick={reset}>
              {t('reset')}
            </Button>
          )}
          <span className="text-ink-faint text-note">
            {t('default', { value: shownValue(setting.default) || t('none') })}
          </span>
          {setting.changed_at && (
            <span className="text-ink-faint text-note">
              {t('changedBy', { who: setting.changed_by ?? t('someone') })}{' '}
              <Moment value={setting.changed_at} />
            </span>
          )}
        </div>
      </div>
    </form>
  );
}

/** Short enough for one line. */
function shownValue(value: SettingValue): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return Object.keys(value).join(', ');
  return String(value).slice(0, 80);
}
