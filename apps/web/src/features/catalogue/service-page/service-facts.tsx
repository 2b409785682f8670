import { languageTag } from '@marquee/domain/locale/locales.ts';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Limits, Speed, StartTime } from '../service/service-figures.tsx';
import { useDurationText, useServiceText } from '../service/service-text.ts';

/** The figures that help to choose between similar services. */
export function ServiceFacts({ service }: { service: ServiceDetails }) {
  const t = useTranslations('service');
  const facts = useTranslations('service.facts');
  const duration = useDurationText();
  const text = useServiceText();
  return (
    <Card title={facts('title')}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 @min-[26rem]:grid-cols-2 @min-[44rem]:grid-cols-3">
        <Fact name={facts('start')}>
          <StartTime minutes={service.start_time} text={text} />
        </Fact>
        <Fact name={facts('speed')}>
          <Speed perDay={service.speed} text={text} />
        </Fact>
        {service.average_time !== null && (
          <Fact name={facts('average')}>{duration(service.average_time)}</Fact>
        )}
        {service.is_package || (
          <Fact name={facts('quantity')}>
            <Limits service={service} text={text} />
          </Fact>
        )}
        <Fact name={facts('guarantee')}>
          <GuaranteeTexts service={service} />
        </Fact>
        <Fact name={facts('countries')}>
          <Countries codes={service.geo} />
        </Fact>
        <Fact name={facts('cancel')}>{facts(service.can_cancel ? 'cancelYes' : 'cancelNo')}</Fact>
        {service.drip_feed_is_allowed && <Fact name={facts('dripFeed')}>{facts('possible')}</Fact>}
        {service.url_is_required || <Fact name={facts('link')}>{facts('linkNotNeeded')}</Fact>}
      </dl>
      <p className="mt-5 border-line border-t pt-3 text-note">
        <TextLink href={`/updates?service_id=${service.id}`} className="tap-area">
          {t('history')}
        </TextLink>
      </p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{name}</dt>
      <dd className="mt-0.5 text-pretty font-medium text-body *:text-ink">{children}</dd>
    </div>
  );
}

function GuaranteeTexts({ service: { has_refill, guarantee } }: { service: ServiceDetails }) {
  const t = useTranslations('catalogue.guarantee');
  const facts = useTranslations('service.facts');
  if (!has_refill) return facts('noGuarantee');
  return guarantee === null ? t('always') : t('days', { count: guarantee });
}

function Countries({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('catalogue.geo');
  const { locale } = useServices();
  if (codes.length === 0) return t('everywhere');
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  // Server and browser may have different versions of the country names; both are right.
  return <span suppressHydrationWarning>{codes.map((code) => names.of(code)).join(', ')}</span>;
}
