import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useRouteError } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { errorCard } from '../../shell/errors/error-cards.ts';
import { ErrorPage } from '../../shell/errors/error-page.tsx';
import { LinkProvider } from '../../ui/actions/bare-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useOpenConsoleDialog } from './console-dialogs.tsx';
import { useOwnPages } from './use-own-pages.ts';

/** Staff go on within the console. Who has no page here, or may open none, is told what the shop says and goes there. */
export function ConsoleErrorPage() {
  const { phrases } = errorCard(useRouteError());
  const isStaff = useOwnPages().length > 0;
  if (isStaff && phrases !== 'frozen') return <StaffErrorPage isUnexpected={phrases === 'somethingWrong'} />;
  return (
    <LinkProvider value={ShopLink}>
      <ErrorPage />
    </LinkProvider>
  );
}

function StaffErrorPage({ isUnexpected }: { isUnexpected: boolean }) {
  const t = useTranslations();
  const openDialog = useOpenConsoleDialog();
  const seesOverview = useOwnPages().some(({ name }) => name === 'overview');
  const card = isUnexpected ? 'somethingWrong' : 'notFound';
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <div>
        <EmptyState
          illustration={isUnexpected ? 'trouble' : 'search'}
          isWholePage
          title={t(`shell.errors.${card}.title`)}
          text={t(`admin.errors.${card}`)}
          action={
            <>
              {/* An empty address reloads the same page. */}
              {isUnexpected && (
                <LinkButton href="" variant="primary">
                  {t('common.actions.retry')}
                </LinkButton>
              )}
              {seesOverview && (
                <LinkButton href="/admin" variant={isUnexpected ? undefined : 'primary'}>
                  {t('admin.errors.overview')}
                </LinkButton>
              )}
              <Button
                icon={<Search className="size-4" aria-hidden="true" />}
                onClick={() => openDialog('palette')}
              >
                {t('admin.palette.title')}
              </Button>
            </>
          }
        />
      </div>
    </div>
  );
}

/** Another app: a new document. */
function ShopLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const { locale } = useServices();
  return <a href={localizedPath(href, locale)} {...rest} />;
}
