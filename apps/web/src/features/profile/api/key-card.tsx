import type { ApiTokenView } from '@marquee/contract/api/api-token.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { accountKeys } from '../../../product/query-keys.ts';
import { madeKeyQuery } from '../../../product/reseller/made-key.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { KeyFacts } from './key-facts.tsx';
import { NewKey } from './new-key.tsx';

export function KeyCard({ details }: { details: ApiTokenView['details'] }) {
  const t = useTranslations('profile.api');
  const services = useServices();
  const [made, setMade] = useState<string>();
  const { isRunning, run } = useAction();
  const refresh = [accountKeys.apiToken];

  // The examples carry it too, for as long as the document lives.
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
