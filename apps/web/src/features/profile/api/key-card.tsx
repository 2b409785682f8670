import type { ApiTokenView } from '@marquee/contract/generated/api.ts';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { accountKeys } from '../../../product/query-keys.ts';
import { madeKeyQuery } from '../../../product/reseller/sample-values.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Details = NonNullable<ApiTokenView['details']>;

export function KeyCard({ details }: { details: ApiTokenView['details'] }) {
  const t = useTranslations('profile.api');
  const services = useServices();
  const [made, setMade] = useState<string>();
  const { isRunning, run } = useAction();
  const refresh = [accountKeys.apiToken];

  // The examples use it too, until the page is reloaded.
  const show = (token: string | null) => {
    setMade(token ?? undefined);
    services.queryClient.setQueryData(madeKeyQuery.queryKey, token);
  };
  const create = () =>
    run(async () => show((await services.call('createApiToken')).data.api_token), {
      name: 'create',
      refresh,
    });
  const rotate = async () => {
    const options = { title: t('rotateTitle'), text: t('rotateText'), agree: t('rotate'), danger: true };
    if (await confirm(options)) await create();
  };
  const remove = async () => {
    const options = { title: t('removeTitle'), text: t('removeText'), agree: t('remove'), danger: true };
    if (!(await confirm(options))) return;
    const work = async () => {
      await services.call('deleteApiToken');
      show(null);
    };
    await run(work, { name: 'remove', done: t('removed'), refresh });
  };

  return (
    <Card title={t('key')} text={t('keyText')}>
      <div className="flex flex-col gap-5">
        {made && <NewKey token={made} />}
        {details ? <KeyFacts details={details} /> : <p className="text-ink-soft">{t('none')}</p>}
        <div className="flex flex-wrap gap-2">
          {details ? (
            <>
              <Button loading={isRunning('create')} onClick={rotate}>
                {t('rotate')}
              </Button>
              <Button variant="quiet" loading={isRunning('remove')} onClick={remove}>
                {t('remove')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              icon={<KeyRound className="size-4" aria-hidden="true" />}
              loading={isRunning('create')}
              onClick={create}
            >
              {t('create')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The key is shown only once; it takes the focus, so that nobody misses it. */
function NewKey({ token }: { token: string }) {
  const t = useTranslations('profile.api');
  const common = useTranslations('common');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key takes the focus again
  useEffect(() => box.current?.focus(), [token]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="animate-appear rounded-md bg-success-soft p-4 outline-none"
      role="status"
    >
      <p className="font-medium text-success-text">{t('newTitle')}</p>
      <p className="mt-0.5 text-ink-soft">{t('newText')}</p>
      <div className="mt-3 flex items-center gap-2 rounded-md border border-line bg-surface py-1 pe-1 ps-3">
        <code className="min-w-0 flex-1 break-all font-mono text-14">{token}</code>
        <CopyButton text={token} label={common('actions.copy')} copiedLabel={common('states.copied')} />
      </div>
    </div>
  );
}

function KeyFacts({ details }: { details: Details }) {
  const t = useTranslations('profile.api');
  return (
    <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-3">
      <Fact name={t('key')}>
        <code className="font-mono">{details.hint}</code>
      </Fact>
      <Fact name={t('created')}>
        <Moment value={details.created_at} />
      </Fact>
      <Fact name={t('lastUsed')}>
        {details.last_used_at ? (
          <>
            <Moment value={details.last_used_at} />
            {details.last_used_address && (
              <span className="block break-all text-ink-faint text-note">{details.last_used_address}</span>
            )}
          </>
        ) : (
          t('never')
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
