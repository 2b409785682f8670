import { directionOf, type Locale, scriptOf } from '@marquee/domain/locale/locales.ts';
import otherScripts from '../../styles/other-scripts.css?inline';
import rightToLeft from '../../styles/right-to-left.css?inline';

/** Scripts that our typeface has. */
const ownScripts = new Set(['Latn', 'Cyrl']);

/**
 * What only some languages need is part of their documents, so that the others do not load it. It stands behind the
 * stylesheet, which says how the layers follow each other.
 */
export function languageStyles(locale: Locale, nonce: string): string {
  const styles =
    (ownScripts.has(scriptOf(locale)) ? '' : otherScripts) +
    (directionOf(locale) === 'rtl' ? rightToLeft : '');
  return styles && `<style nonce="${nonce}">${styles}</style>`;
}
