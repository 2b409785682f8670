import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface OrderStepProps {
  service: ServiceDetails;
  quantity: bigint;
}

/** Leads to the order form, filled in; or to a similar service if this one is unavailable. */
export function OrderStep({ service, quantity }: OrderStepProps) {
  const t = useTranslations();
  const { locale } = useServices();
  const navigate = useNavigate();
  if (service.is_deactivated)
    return (
      <div className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
        <p>{t('service.box.unavailable')}</p>
        {service.need_similar && service.similar_id !== null && (
          <TextLink href={`/services/${service.similar_id}`}>{t('service.replacement')}</TextLink>
        )}
      </div>
    );
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate(`/orders/create?${new URLSearchParams(fields as [string, string][])}`);
  };
  return (
    <form action={localizedPath('/orders/create', locale)} onSubmit={go} className="mt-4 flex flex-col gap-3">
      <input type="hidden" name="service" value={service.slug} />
      {!service.calculable_quantity && <input type="hidden" name="quantity" value={quantity.toString()} />}
      {service.url_is_required && (
        <Field label={t('service.facts.link')}>
          {(control) => (
            <Input
              {...control}
              name="url"
              inputMode="url"
              autoComplete="off"
              maxLength={2048}
              placeholder={service.exampleLink ?? 'https://'}
            />
          )}
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" wide>
        {t('catalogue.order')}
      </Button>
    </form>
  );
}
