import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { sanitizeOptions } from './sanitize-options.ts';

/** Rich text of an operator, cleaned once more where it is shown. Only for lazily loaded, browser-only pieces. */
export function SanitizedHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, sanitizeOptions), [html]);
  return (
    <div
      className={classNames(
        '[&_a]:text-primary-text [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-2 [&_ul]:list-disc',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify has cleaned it on the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
