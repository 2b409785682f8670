import { keepCurrency } from '@marquee/domain/routes/kept-currency.ts';
import { isExternal, localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../lib/use-services.ts';

/** On the server nothing is followed, and a part that is drawn for several pages has no router. */
const useFollow: typeof useNavigate = import.meta.env.SSR ? () => async () => undefined : useNavigate;

/**
 * Internal links use the router; external ones the browser, without our address as referrer. Our paths are never
 * relative, so this one resolves nothing, unlike the router's link: a page has a hundred links.
 */
export function RouterLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  const { locale } = useServices();
  const navigate = useFollow();
  if (isExternal(href)) return <a href={href} rel="noopener noreferrer" onClick={onClick} {...rest} />;
  const address = localizedPath(href, locale);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    navigate(keepCurrency(splitLocale(href).path, search), {
      replace: `${pathname}${search}${hash}` === address,
    });
  };
  return <a href={address} onClick={follow} {...rest} />;
}

/** Another tab or window, or a download, as the keys and the target ask for. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target ?? '_self') !== '_self';
}
