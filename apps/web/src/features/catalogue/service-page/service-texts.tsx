import type { PackageContent, ServiceBrief } from '@marquee/contract/generated/catalogue.ts';
import type { ReactNode } from 'react';
import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { TypeIcon } from '../../../ui/icons/type-icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LinkChip } from '../../../ui/text/link-chip.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The panel's texts about the service; empty parts are left out, and without any there is no card. */
export function ServiceTexts({ service }: { service: ServiceDetails }) {
  const t = useTranslations('catalogue');
  const own = useTranslations('service');
  const labels = useTranslations('common.words');
  const contents = service.package_contents.filter((content) => content.isDisplayable);
  const extras = useExtras(service);
  const isEmpty =
    !service.description &&
    !service.requirements &&
    !service.exampleLink &&
    [contents, extras, service.targets, service.included_in_packages].every((list) => list.length === 0);
  if (isEmpty) return null;
  return (
    <Card>
      <div className="flex max-w-[76ch] flex-col gap-5">
        <Part title={t('description')} shown={service.description !== ''}>
          <Paragraphs text={service.description} />
        </Part>
        <Part title={own('contents')} shown={contents.length > 0}>
          <Contents contents={contents} />
        </Part>
        <Part title={own('extras.title')} shown={extras.length > 0}>
          <ul className="list-disc ps-5 text-ink-soft">
            {extras.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('requirements')} shown={service.requirements !== ''}>
          <Paragraphs text={service.requirements} />
        </Part>
        <Part title={own('asked')} shown={service.targets.length > 0}>
          <ul className="list-disc ps-5 text-ink-soft">
            {service.targets.map((target) => (
              <li key={target.id}>
                {target.name}
                {target.is_optional && ` (${labels('optional')})`}
              </li>
            ))}
          </ul>
        </Part>
        {service.exampleLink && (
          <Part title={t('exampleLink')} shown>
            <LinkChip href={service.exampleLink} />
          </Part>
        )}
        <Part title={own('packages')} shown={service.included_in_packages.length > 0}>
          <Packages packages={service.included_in_packages} />
        </Part>
      </div>
    </Card>
  );
}

function Part({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <section>
      <h2 className="font-semibold text-16">{title}</h2>
      <div className="mt-1">{children}</div>
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line text-pretty text-ink-soft">
      {text}
    </p>
  );
}

function Contents({ contents }: { contents: readonly PackageContent[] }) {
  const numbers = useNumbers();
  return (
    <ul className="divide-y divide-line text-ink-soft">
      {contents.map((content) => (
        <li key={content.id} className="flex justify-between gap-4 py-2">
          <span className="flex min-w-0 gap-2.5">
            <span className="flex h-[1lh] items-center">
              <TypeIcon type={{ icon: content.service_type.icon, color: null }} />
            </span>
            <span className="min-w-0" dir="auto">
              <TextLink href={`/services/${content.slug}`}>{content.name}</TextLink>
              <span className="block text-ink-faint text-note">
                {[content.service_type.name, content.shortDescription].filter(Boolean).join(' · ')}
              </span>
            </span>
          </span>
          <span className="shrink-0 tabular-nums">× {numbers.count(content.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What people of the panel do for its buyers, and the sales that it opens to them. */
function useExtras(service: ServiceDetails): string[] {
  const t = useTranslations('service.extras');
  const { consultation_chat_period: chat, thumbnail_period: thumbnail } = service;
  return [
    service.available_closed_sales && t('closedSales'),
    service.available_personal_manager && t('manager'),
    chat !== null && t('chat', { count: chat }),
    thumbnail !== null && t('thumbnail', { count: thumbnail }),
  ].filter((text) => text !== false);
}

const shownPackages = 5;

function Packages({ packages }: { packages: readonly ServiceBrief[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {packages.slice(0, shownPackages).map(({ id, slug, name }) => (
        <li key={id}>
          <TextLink href={`/services/${slug}`}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
