import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useSendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../lib/use-services.ts';
import { subscriptionKeys } from '../../product/query-keys.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { rememberEmail, rememberedEmail } from '../../shell/session/remembered.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { watchedNetworksQuery, watchedTypesQuery } from './api.ts';
import { ChannelFields } from './form/channel-fields.tsx';
import { CostCard, SubscribeButton, usePublicationCost } from './form/cost-card.tsx';
import { newDraft, serviceRequest, type TypeDraft } from './form/draft.ts';
import { keepForm, takeKeptForm } from './form/kept-form.ts';
import { PaymentChoice } from './form/payment-choice.tsx';
import { LimitField } from './form/quantity-field.tsx';
import { TypeLines } from './form/type-lines.tsx';

/** Subscribes a channel: everything it publishes from now on gets the chosen services. */
export function SubscriptionForm({ initialUrl = '' }: { initialUrl?: string }) {
  const t = useTranslations('subscriptions.form.none');
  const { data: networks, isPending } = useQuery(watchedNetworksQuery(useServices()));
  if (isPending)
    return (
      <Card>
        <SkeletonLines count={8} />
      </Card>
    );
  if (!networks?.length)
    return (
      <Card>
        <EmptyState title={t('title')} text={t('text')} />
      </Card>
    );
  return <Form networks={networks} initialUrl={initialUrl} />;
}

function Form({ networks, initialUrl }: { networks: readonly Network[]; initialUrl: string }) {
  const t = useTranslations('subscriptions');
  const labels = useTranslations('common.words');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const [url, setUrl] = useState(initialUrl);
  const [name, setName] = useState('');
  const [networkId, setNetworkId] = useState<number | undefined>(
    networks.length === 1 ? networks[0]?.id : undefined,
  );
  const [limit, setLimit] = useState(10);
  const [cardId, setCardId] = useState<number | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, TypeDraft>>(new Map());
  const { data: types = [] } = useQuery(watchedTypesQuery(services, networkId));
  const lines = types.map((type) => ({ type, draft: drafts.get(type.id) ?? newDraft(type) }));
  const chosen = lines.filter(({ draft }) => draft.isSelected).map(({ draft }) => draft);
  const { cost, isChecking } = usePublicationCost(chosen, limit, cardId);
  const sendOnce = useSendOnce();
  const isGuest = useProfile() === null;
  const [email, setEmail] = useState('');
  useEffect(() => {
    const kept = takeKeptForm(sessionStorage);
    setEmail((typed) => typed || rememberedEmail());
    if (!kept) return;
    setUrl(kept.url);
    setName(kept.name);
    setNetworkId(kept.networkId);
    setLimit(kept.limit);
    setDrafts(kept.drafts);
  }, []);
  function signIn() {
    keepForm(sessionStorage, { url, name, networkId, limit, drafts });
    if (email.trim() !== '') rememberEmail(email.trim());
  }

  const form = useForm(async () => {
    const body = {
      url: url.trim(),
      name: name.trim(),
      contents_limit: limit,
      services: chosen.map(serviceRequest),
      ...(cardId === null ? {} : { recurring_payments_method_id: cardId }),
    };
    const { data } = await sendOnce(body, (idempotencyKey) =>
      services.call('createSubscription', { body }, { idempotencyKey }),
    );
    toast({ title: t('form.created'), text: t('form.createdText'), tone: 'success' });
    await refreshQueries(services, [subscriptionKeys.all]);
    await navigate(`/subscriptions/${data.id}`);
  });
  const errorFor = (draft: TypeDraft) => (field: string) =>
    draft.isSelected ? form.error(`services.${chosen.indexOf(draft)}.${field}`) : undefined;

  return (
    <form {...form.form} className="grid items-start gap-4 roomy:grid-cols-[minmax(0,1fr)_22rem] roomy:gap-6">
      <Card className="flex flex-col gap-6">
        <ChannelFields
          networks={networks}
          networkId={networkId}
          url={url}
          error={form.error('url')}
          onUrl={(next) => {
            form.clear('url');
            setUrl(next);
          }}
          onNetwork={setNetworkId}
        />
        <TypeLines
          lines={lines}
          hasNetwork={networkId !== undefined}
          costs={cost?.services ?? []}
          errorFor={errorFor}
          onChange={(typeId, next) => setDrafts((current) => new Map(current).set(typeId, next))}
        />
        <div className="grid gap-6 tablet:grid-cols-2">
          <LimitField limit={limit} error={form.error('contents_limit')} onChange={setLimit} />
          <TextField
            label={t('form.name')}
            note={labels('optional')}
            hint={t('form.nameHint')}
            autoComplete="off"
            maxLength={200}
            value={name}
            onValueChange={setName}
            error={form.error('name')}
          />
        </div>
      </Card>
      <CostCard cost={cost} isChecking={isChecking} contentsLimit={limit}>
        <PaymentChoice
          cardId={cardId}
          error={form.error('recurring_payments_method_id')}
          onChoose={(next) => {
            form.clear('recurring_payments_method_id');
            setCardId(next);
          }}
        />
        {isGuest && (
          <TextField
            label={t('form.email')}
            hint={t('form.emailHint')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onValueChange={setEmail}
          />
        )}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <SubscribeButton isSending={form.isSending} disabled={chosen.length === 0} onSignIn={signIn} />
      </CostCard>
    </form>
  );
}
