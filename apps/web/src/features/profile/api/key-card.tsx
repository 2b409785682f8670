import type { ApiTokenView } from '@marquee/contract/api-token.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { madeKeyQuery } from '../../../product/reseller/made-key.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { apiTokenQuery } from '../api.ts';
import { KeyFacts } from './key-facts.tsx';
import { NewKey } from './new-key.tsx';

export function KeyCard({ details }: { details: ApiTokenView['details'] }) {
  const t = useTranslations('profile.api');
  const failed = useTranslations('common.states')('failed');
  const services = useServices();
  const toast = useToast();
  const [made, setMade] = useState<string>();
  const [busy, setBusy] = useState<'create' | 'remove'>();

  const run = async (deed: 'create' | 'remove', work: () => Promise<void>) => {
    setBusy(deed);
    try {
      await work();
      await services.queryClient.invalidateQueries({ queryKey: apiTokenQuery(services).queryKey });
    } catch (error) {
      toast({ title: failed, text: (error as Error).message, tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  };
  // The examples carry it too, for as long as the document lives.
  const show = (token: string | null) => {
    setMade(token ?? undefined);
    services.queryClient.setQueryData(madeKeyQuery.queryKey, token);
  };
  const create = () =>
    run('create', async () => show((await services.call('createApiToken')).data.api_token));
  const rotate = async () => {
    const options = { title: t('rotateTitle'), text: t('rotateText'), agree: t('rotate'), danger: true };
    if (await confirm(options)) await create();
  };
  const remove = async () => {
    const options = { title: t('removeTitle'), text: t('removeText'), agree: t('remove'), danger: true };
    if (!(await confirm(options))) return;
    await run('remove', async () => {
      await services.call('deleteApiToken');
      show(null);
      toast({ title: t('removed'), tone: 'success' });
    });
  };

  return (
    <Card title={t('key')} text={t('keyText')}>
      <div className="flex flex-col gap-5">
        {made && <NewKey token={made} />}
        {details ? <KeyFacts details={details} /> : <p className="text-ink-soft">{t('none')}</p>}
        <div className="flex flex-wrap gap-2">
          {details ? (
            <>
              <Button loading={busy === 'create'} onClick={rotate}>
                {t('rotate')}
              </Button>
              <Button variant="quiet" loading={busy === 'remove'} onClick={remove}>
                {t('remove')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              icon={<KeyRound className="size-4" aria-hidden="true" />}
              loading={busy === 'create'}
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
