import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { profileKey } from '../../../shell/query-keys.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** A key that reads and cannot spend, so it can be shown again. */
export function ExtensionCard() {
  const t = useTranslations('profile.extension');
  const common = useTranslations('common');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const token = useProfile()?.extension_api_token ?? null;
  const refresh = [profileKey];
  const create = () => run(() => call('createExtensionToken'), { refresh });
  const remove = () => run(() => call('deleteExtensionToken'), { done: t('removed'), refresh });
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-4">
        {token && (
          <div className="flex items-center gap-2 rounded-md border border-line bg-sunken py-1 pe-1 ps-3">
            <code className="min-w-0 flex-1 break-all font-mono text-14">{token}</code>
            <CopyButton text={token} label={common('actions.copy')} copiedLabel={common('states.copied')} />
          </div>
        )}
        <Button
          className="self-start"
          variant={token ? 'quiet' : undefined}
          loading={isBusy}
          onClick={token ? remove : create}
        >
          {t(token ? 'remove' : 'create')}
        </Button>
      </div>
    </Card>
  );
}
