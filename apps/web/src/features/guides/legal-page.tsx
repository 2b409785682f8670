import { type TextPage, textPages } from '@marquee/domain/legal/text-pages.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { pageTextKey } from '../../product/query-keys.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useShell } from '../../shell/shell-data.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const pageTextQuery = ({ call }: Pick<AppServices, 'call'>, page: TextPage) =>
  queryOptions({
    queryKey: pageTextKey(page),
    queryFn: async ({ signal }) => (await call('getPageText', { params: { page } }, { signal })).data.body,
  });

const pageOf = (pathname: string): TextPage =>
  textPages.find((page) => pathname.replace(/\/+$/, '').endsWith(`/${page}`)) ?? 'terms';

export const load: PageModule['load'] = async (services, { request }) => {
  const page = pageOf(new URL(request.url).pathname);
  await orNotFound(services.queryClient.ensureQueryData(pageTextQuery(services, page)), 'page');
};

export const head: PageModule['head'] = ({ phrases }, { request }) => ({
  title: phrases.current().guides?.legal[pageOf(new URL(request.url).pathname)] ?? '',
});

/** Terms, privacy, refunds or contact, in the operator's words; who runs the panel comes from its settings. */
export function Page() {
  const t = useTranslations('guides.legal');
  const page = pageOf(useLocation().pathname);
  const { data: body = '' } = useQuery(pageTextQuery(useServices(), page));
  return (
    <>
      <PageHeader title={t(page)} />
      <div className="flex max-w-200 flex-col gap-5">
        <Card>
          <div className="flex flex-col gap-3 text-pretty text-ink-soft [&>h2:not(:first-child)]:mt-3">
            {blocksOf(body).map(({ isHeading, text }) =>
              isHeading ? (
                <h2 key={text} className="font-semibold text-16 text-ink">
                  {text}
                </h2>
              ) : (
                <p key={text} className="wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
              ),
            )}
          </div>
        </Card>
        <Company />
      </div>
    </>
  );
}

function blocksOf(body: string): { isHeading: boolean; text: string }[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => ({ isHeading: block.startsWith('# '), text: block.replace(/^# /, '') }));
}

function Company() {
  const t = useTranslations('guides.legal');
  const { company } = useShell().settings;
  const facts = [
    { label: t('operator'), value: [company.name, company.address].filter(Boolean).join('\n') },
    { label: t('registration'), value: company.registration },
    { label: t('vat'), value: company.vat },
    { label: t('phone'), value: company.phone },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0 && !company.email) return null;
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-faint">{label}</dt>
            <dd dir="auto" className="whitespace-pre-line max-tablet:-mt-2">
              {value}
            </dd>
          </div>
        ))}
        {company.email && (
          <div className="contents">
            <dt className="text-ink-faint">{t('email')}</dt>
            <dd className="max-tablet:-mt-2">
              <TextLink href={`mailto:${company.email}`}>
                <bdi dir="ltr">{company.email}</bdi>
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
