import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import { Redirect } from '../../platform/http/answers/redirect.ts';

/** Redirects to the sign-in page, which shows the notice. */
export function redirectToLogin(
  ctx: Pick<Context, 'locale'>,
  notice: 'social-failed' | 'second-factor',
  redirect?: string,
): Redirect {
  const query = new URLSearchParams({ notice, ...(redirect && redirect !== '/' ? { redirect } : {}) });
  return new Redirect(`${localizedPath('/login', ctx.locale)}?${query}`);
}

/** Redirects to a page of this panel, which shows the notice. */
export function redirectWithNotice(path: string, notice: string): Redirect {
  const url = new URL(path, 'http://panel.invalid');
  url.searchParams.set('notice', notice);
  return new Redirect(`${url.pathname}${url.search}`);
}
