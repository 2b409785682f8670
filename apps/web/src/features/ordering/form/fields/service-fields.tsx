import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { CountryField, type CountryFieldProps } from '../../../../product/countries/country-field.tsx';
import { usePercent } from '../../../../shell/preferences/use-percent.ts';
import { useShell } from '../../../../shell/shell-data.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { countriesQuery } from '../../api.ts';
import type { LineErrors } from '../../checkout/form-errors.ts';
import { countPieces, type FormLine, isDripFed, type LineChanges } from '../line/form-line.ts';
import { DripFeedFields } from './drip-feed-fields.tsx';
import { DripFeedPlan } from './drip-feed-plan.tsx';
import { LineOptions } from './line-options.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SubtotalField } from './subtotal-field.tsx';
import { TargetFields } from './target-fields.tsx';

interface ServiceFieldsProps {
  line: FormLine;
  service: ServiceDetails;
  errors: LineErrors;
  subtotal: string | undefined;
  costText: string | undefined;
  change(changes: LineChanges): void;
  onRefreshPrice(): void;
  onConverting(isConverting: boolean): void;
}

/** The fields of the chosen service. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { line, service, errors, subtotal = '0', costText, change, onRefreshPrice, onConverting } = props;
  const isDrip = isDripFed(line, service);
  return (
    <>
      {service.targets.length > 0 && (
        <TargetFields
          targets={service.targets}
          values={line.targets}
          error={errors.targetableValues}
          onChange={(targets) => change({ targets })}
        />
      )}
      {service.is_package ? (
        <PackageContents service={service} />
      ) : (
        <div className="grid items-start gap-x-5 gap-y-4 small:grid-cols-[minmax(0,1fr)_11rem]">
          <QuantityField
            service={service}
            quantity={line.quantity}
            counted={countPieces(line, service)}
            portions={isDrip ? (line.mode === 'flat' ? 'eachRun' : 'perRun') : undefined}
            error={errors.quantity}
            onChange={(quantity) => change({ quantity })}
          />
          <SubtotalField
            key={service.id}
            serviceId={service.id}
            isGuarantee={line.isGuarantee}
            subtotal={subtotal}
            costText={costText}
            disabled={service.calculable_quantity || isDrip}
            onQuantityChange={(quantity) => change({ quantity })}
            onFailed={onRefreshPrice}
            onConverting={onConverting}
          />
        </div>
      )}
      {isDrip && (
        <>
          <DripFeedFields line={line} errors={errors} change={change} />
          <DripFeedPlan line={line} service={service} />
        </>
      )}
      {service.has_refill && (
        <GuaranteeOption isChosen={line.isGuarantee} onChange={(isGuarantee) => change({ isGuarantee })} />
      )}
      {service.allowed_use_countries && (
        <FormCountries
          chosen={line.countries}
          error={errors.countries}
          onChange={(countries) => change({ countries })}
        />
      )}
      <LineOptions line={line} serviceId={service.id} change={change} />
    </>
  );
}

interface GuaranteeOptionProps {
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

function GuaranteeOption({ isChosen, onChange }: GuaranteeOptionProps) {
  const t = useTranslations('ordering.guarantee');
  const percent = usePercent();
  const share = useShell().settings.guaranteeChargePercent;
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChange(event.target.checked)}
      hint={share > 0 ? t('hint', { percent: percent(share) }) : t('free')}
    >
      {t('label')}
    </Checkbox>
  );
}

function PackageContents({ service }: { service: ServiceDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.service');
  const shown = service.package_contents.filter(({ isDisplayable }) => isDisplayable);
  if (shown.length === 0) return null;
  return (
    <div className="rounded-md bg-sunken p-3">
      <p className="pb-1 font-medium">{t('contents')}</p>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {shown.map(({ id, name, quantity }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 tabular-nums">{numbers.count(quantity)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FormCountries(props: Omit<CountryFieldProps, 'countries'>) {
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  return <CountryField countries={countries} {...props} />;
}
