import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import { Redirect } from '../../platform/http/answers/redirect.ts';

/** Back to the sign-in page, which says why. */
export function toLogin(
  ctx: Pick<Context, 'locale'>,
  notice: 'social-failed' | 'second-factor',
  redirect?: string,
): Redirect {
  const query = new URLSearchParams({ notice, ...(redirect && redirect !== '/' ? { redirect } : {}) });
  return new Redirect(`${localizedPath('/login', ctx.locale)}?${query}`);
}

/** To a page of this panel with a word on what came of it. */
export function withNotice(path: string, notice: string): Redirect {
  const url = new URL(path, 'http://panel.invalid');
  url.searchParams.set('notice', notice);
  return new Redirect(`${url.pathname}${url.search}`);
}
