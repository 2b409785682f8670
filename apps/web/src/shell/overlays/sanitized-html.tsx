import type { Config } from 'dompurify';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** Text, lists, tables and pictures; links by https or to a path of the panel; no styles, forms or frames. */
const sanitizeOptions: Config = {
  ALLOWED_TAGS: [
    ...[
      'a',
      'b',
      'blockquote',
      'br',
      'code',
      'div',
      'em',
      'h2',
      'h3',
      'h4',
      'hr',
      'i',
      'img',
      'li',
      'ol',
      'p',
    ],
    ...[
      'pre',
      's',
      'small',
      'span',
      'strong',
      'sub',
      'sup',
      'table',
      'tbody',
      'td',
      'th',
      'thead',
      'tr',
      'u',
      'ul',
    ],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
};

/** An operator's rich text, sanitized again where it is shown. Only for lazy, browser-only components. */
export function SanitizedHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, sanitizeOptions), [html]);
  return (
    <div
      className={classNames(
        '[&_a]:text-primary-text [&_a]:underline [&_li]:ms-5 [&_ol]:list-decimal [&_p+p]:mt-2 [&_ul]:list-disc',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify has cleaned it on the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
