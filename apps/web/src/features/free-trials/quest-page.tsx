import type { FreeTrialQuest } from '@marquee/contract/generated/earn.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { loadProfile, useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { NetworkChip } from '../../ui/text/network-chip.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ownTrialsQuery, questQuery } from './api.ts';
import { OwnTrials } from './own-trials.tsx';
import { QuestPicture } from './quest-card.tsx';
import { isOpen, QuestConditions } from './quest-conditions.tsx';
import { QuestReward } from './quest-reward.tsx';
import { RequestForm } from './request-form.tsx';

export const load: PageModule['load'] = async (services, { params }) => {
  const { queryClient } = services;
  await orNotFound(queryClient.ensureQueryData(questQuery(services, params.id ?? '')), 'page');
  if (await loadProfile(services)) await queryClient.ensureQueryData(ownTrialsQuery(services));
};

export const head: PageModule['head'] = ({ queryClient, ...services }, { params }) => {
  const quest = queryClient.getQueryData(questQuery(services, params.id ?? '').queryKey);
  return { title: quest?.name ?? '', description: quest?.short_body };
};

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('freeTrials');
  const isSignedIn = useProfile() !== null;
  const { data: quest } = useQuery(questQuery(useServices(), id));
  useTracking(quest, isSignedIn);
  if (!quest) return null;
  const steps = quest.body.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('trail')}
            items={[{ label: t('title'), href: '/free-trials' }, { label: quest.name }]}
          />
        }
        title={<span dir="auto">{quest.name}</span>}
        text={<span dir="auto">{quest.short_body}</span>}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <div className="flex flex-col gap-4">
              {quest.image && <QuestPicture image={quest.image} />}
              <div className="flex">
                <NetworkChip network={quest.network} />
              </div>
              <QuestReward reward={quest.reward} />
              <QuestConditions quest={quest} />
            </div>
          </Card>
          {steps.length > 0 && (
            <Card title={t('steps')}>
              <ol className="flex list-decimal flex-col gap-2 ps-5 marker:text-ink-faint">
                {steps.map((step) => (
                  <li key={step} dir="auto" className="text-pretty ps-1">
                    {step}
                  </li>
                ))}
              </ol>
            </Card>
          )}
        </div>
        {isSignedIn ? isOpen(quest) && <RequestForm quest={quest} /> : <SignIn quest={quest} />}
      </div>
      {isSignedIn && (
        <div className="pt-8">
          <OwnTrials questId={quest.id} />
        </div>
      )}
    </>
  );
}

function SignIn({ quest }: { quest: FreeTrialQuest }) {
  const t = useTranslations('freeTrials.signIn');
  const redirect = encodeURIComponent(`/free-trials/${quest.id}`);
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-2">
        <LinkButton href={`/login?redirect=${redirect}`} variant="primary" wide>
          {t('login')}
        </LinkButton>
        <LinkButton href={`/register?redirect=${redirect}`} wide>
          {t('register')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Who sees the form of an open quest has begun it; the panel counts that once. */
function useTracking(quest: FreeTrialQuest | undefined, isSignedIn: boolean): void {
  const { call } = useServices();
  const id = quest && isSignedIn && isOpen(quest) ? quest.id : undefined;
  useEffect(() => {
    // Only a figure for the panel: the page works without it.
    if (id !== undefined) call('trackFreeTrialQuest', { params: { id } }).catch(() => undefined);
  }, [id, call]);
}
