import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A new page without a new document is silent: those who listen hear its title, as a document would say it. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [heard, setHeard] = useState({ pathname, title: '' });
  useEffect(
    () => setHeard((last) => (last.pathname === pathname ? last : { pathname, title: document.title })),
    [pathname],
  );
  return (
    <p role="status" className="sr-only">
      {heard.title}
    </p>
  );
}
