import { fold } from '@marquee/domain/search/fold.ts';
import { type SettingEntry, settingGroups, settingList } from '@marquee/domain/settings/setting-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { settingsQuery } from './api.ts';
import { PageTexts } from './page-texts.tsx';
import { Secrets } from './secrets.tsx';
import { SettingRow } from './setting-row.tsx';
import { useSettingText } from './use-setting-text.ts';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(settingsQuery(services));
}

/** Every setting of the panel in one list, explained, with what it is by default and who changed it. */
export function Page() {
  const t = useTranslations('adminSettings');
  const { data } = useQuery(settingsQuery(useServices()));
  const textOf = useSettingText();
  const [search, setSearch] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const stored = new Map(data?.settings.map((setting) => [setting.path, setting]));
  const wanted = fold(search).trim();
  const isWanted = (entry: SettingEntry) => {
    const { name, text } = textOf(entry);
    const isFound = [name, text, entry.path].some((part) => fold(part).includes(wanted));
    return isFound && (!onlyChanged || stored.get(entry.path)?.is_changed === true);
  };
  const shown = settingList.filter(isWanted);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <div className="w-full tablet:w-80">
          <Input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <Switch checked={onlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)}>
          {t('onlyChanged')}
        </Switch>
      </div>
      <nav aria-label={t('title')} className="mb-4 flex flex-wrap gap-2">
        {settingGroups
          .filter((group) => shown.some((entry) => entry.group === group))
          .map((group) => (
            <a
              key={group}
              href={`#${group}`}
              className="tap-area rounded-full border border-line bg-surface px-3 py-1 text-ink-soft text-note hover:bg-hover hover:text-ink"
            >
              {t(`groups.${group}`)}
            </a>
          ))}
      </nav>
      <div className="flex flex-col gap-4">
        {shown.length === 0 && (
          <Card>
            <EmptyState illustration="box" title={t('notFound')} />
          </Card>
        )}
        {settingGroups.map((group) => {
          const entries = shown.filter((entry) => entry.group === group);
          return (
            entries.length > 0 && (
              <div key={group} id={group} className="scroll-mt-16">
                <Card flush title={t(`groups.${group}`)}>
                  <ul className="divide-y divide-line border-line border-t">
                    {entries.map((entry) => {
                      const setting = stored.get(entry.path);
                      return (
                        setting && (
                          <li key={`${entry.path} ${JSON.stringify(setting.value)}`}>
                            <SettingRow entry={entry} setting={setting} text={textOf(entry)} />
                          </li>
                        )
                      );
                    })}
                  </ul>
                </Card>
              </div>
            )
          );
        })}
        {wanted === '' && !onlyChanged && (
          <>
            <Secrets secrets={data?.secrets ?? []} />
            <PageTexts />
          </>
        )}
      </div>
    </>
  );
}
