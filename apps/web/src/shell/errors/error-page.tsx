import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { routeNames } from '../routing/route-names.ts';
import type { NotFoundCard } from './not-found.ts';

interface Failure {
  status: number;
  card: NotFoundCard;
}

const cards = {
  service: { key: 'serviceNotFound', href: '/' },
  'service-type': { key: 'serviceTypeNotFound', href: '/' },
  orders: { key: 'orderNotFound', href: '/orders' },
  page: { key: 'notFound', href: '/orders/create' },
} as const;

/** A thing that does not exist gets its own card; anything else went wrong here, and says so. */
export function ErrorPage() {
  const { status, card } = failureOf(useRouteError());
  if (status !== 404) return <Card phrases="somethingWrong" illustration="trouble" href="/orders/create" />;
  return <Card phrases={cards[card].key} illustration="search" href={cards[card].href} />;
}

interface CardProps {
  phrases: (typeof cards)[NotFoundCard]['key'] | 'somethingWrong';
  illustration: 'search' | 'trouble';
  href: string;
}

function Card({ phrases, illustration, href }: CardProps) {
  const t = useTranslations('shell.errors');
  const leadsSomewhere = href === '/' || routeNames.has(href.slice(1).replaceAll('/', '-'));
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div>
        <h1 className="sr-only">{t(`${phrases}.title`)}</h1>
        <EmptyState
          illustration={illustration}
          title={t(`${phrases}.title`)}
          text={phrases === 'somethingWrong' ? undefined : t(`${phrases}.text`)}
          action={
            <LinkButton href={leadsSomewhere ? href : '/'} variant="primary">
              {leadsSomewhere ? t(`${phrases}.action`) : t('serviceTypeNotFound.action')}
            </LinkButton>
          }
        />
      </div>
    </div>
  );
}

/** From the router an error response; after hydration the plain object the server wrote into the page. */
function failureOf(error: unknown): Failure {
  const given = (isRouteErrorResponse(error) ? { status: error.status, ...error.data } : error) as
    | Partial<Failure>
    | undefined;
  return { status: given?.status ?? 500, card: given?.card && given.card in cards ? given.card : 'page' };
}
