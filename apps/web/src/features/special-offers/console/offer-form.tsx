import type { ManagedOffer } from '@marquee/contract/generated/console.ts';
import { offerPlaces, offerPositions } from '@marquee/domain/offers/special-offer.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type OfferDraft, offerDraft, toOfferBody } from './offer-draft.ts';
import { OfferNames } from './offer-names.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { PartPicker } from './part-picker.tsx';
import { usePartSearch } from './use-part-search.ts';

interface OfferFormProps {
  /** Absent for a new one. */
  offer?: ManagedOffer;
  onDone(): void;
}

const switches = ['show_all', 'is_closed_sale', 'is_enabled'] as const;

export function OfferForm({ offer, onDone }: OfferFormProps) {
  const t = useTranslations('adminOffers');
  const common = useTranslations('common.actions');
  const services = useServices();
  const toast = useToast();
  const networks = useQuery(networksQuery(services)).data ?? [];
  const [draft, setDraft] = useState<OfferDraft>(() => offerDraft(offer));
  const serviceSearch = usePartSearch();
  const typeSearch = usePartSearch();
  const form = useForm(async () => {
    const body = toOfferBody(draft);
    if (offer) await services.call('changeSpecialOffer', { params: { id: offer.id }, body });
    else await services.call('createSpecialOffer', { body });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.specialOffers]);
    onDone();
  });
  const change = (changes: Partial<OfferDraft>, field?: string) => {
    for (const name of [...Object.keys(changes), field ?? '']) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  // A network that is switched off stays chosen, though the shop does not list it.
  const known = offer?.network && !networks.some(({ id }) => id === offer.network?.id) ? [offer.network] : [];
  const choices = [...networks, ...known];
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        onValueChange={(name) => change({ name })}
        error={form.error('name')}
      />
      <OfferNames
        names={draft.names}
        error={(locale) => form.error(`translations.${locale}.name`)}
        onChange={(locale, name) =>
          change({ names: { ...draft.names, [locale]: name } }, `translations.${locale}.name`)
        }
      />
      <Segmented
        label={t('place')}
        value={draft.place}
        options={offerPlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
        onValueChange={(place) => change({ place })}
      />
      <Segmented
        label={t('position')}
        value={draft.position}
        options={offerPositions.map((value) => ({ value, label: t(`positions.${value}`) }))}
        onValueChange={(position) => change({ position }, 'network_id')}
      />
      <Field
        label={t('network')}
        hint={t(draft.position === 'network' ? 'networkHint' : 'networkLinkHint')}
        error={form.error('network_id')}
      >
        {(control) => (
          <Select
            {...control}
            name="network_id"
            value={String(draft.network?.id ?? '')}
            placeholder={t('noNetwork')}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) =>
              change({ network: choices.find(({ id }) => String(id) === target.value) ?? null }, 'network_id')
            }
          />
        )}
      </Field>
      <PartPicker
        label={t('servicesOf')}
        searchLabel={t('findService')}
        search={serviceSearch}
        found={serviceSearch.found?.services}
        chosen={draft.services}
        onChange={(parts) => change({ services: parts }, 'service_ids')}
        error={form.error('service_ids')}
      />
      <PartPicker
        label={t('typesOf')}
        searchLabel={t('findType')}
        search={typeSearch}
        found={typeSearch.found?.service_types}
        chosen={draft.service_types}
        onChange={(service_types) => change({ service_types }, 'service_type_ids')}
        error={form.error('service_type_ids')}
      />
      <TextField
        label={t('utm')}
        hint={t('utmHint')}
        name="utm_name"
        maxLength={100}
        autoComplete="off"
        value={draft.utm_name}
        onValueChange={(utm_name) => change({ utm_name })}
        error={form.error('utm_name')}
      />
      <div>
        {switches.map((name) => (
          <Checkbox
            key={name}
            checked={draft[name]}
            hint={t(`switchHints.${name}`)}
            onChange={({ target }) => change({ [name]: target.checked })}
          >
            {t(`switches.${name}`)}
          </Checkbox>
        ))}
      </div>
      <OfferPreview draft={draft} networks={networks} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('save')}
        </Button>
        <Button onClick={onDone}>{common('cancel')}</Button>
      </div>
    </form>
  );
}
