import { isExternal } from '@marquee/domain/routes/localized-path.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Inside the panel the router navigates; anything else is the browser's, without our address as referrer. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (isExternal(href)) return <a href={href} rel="noopener noreferrer" {...rest} />;
  return <Link to={href} {...rest} />;
}
