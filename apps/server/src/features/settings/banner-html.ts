import sanitizeHtml from 'sanitize-html';
import { safeLink } from './menu-item-view.ts';

const { defaults } = sanitizeHtml;

/** Sanitizes an operator's banner: styling and links stay, scripts and form fields are removed. */
export function cleanBannerHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...defaults.allowedTags, 'img', 'style', 'picture', 'source', 'button', 'video', 'center'],
    allowedAttributes: {
      '*': ['class', 'id', 'style', 'title', 'lang', 'dir', 'role', 'aria-*', 'width', 'height', 'align'],
      a: ['href', 'rel'],
      img: ['src', 'alt', 'loading'],
      source: ['src', 'srcset', 'type', 'media'],
      video: ['src', 'poster', 'autoplay', 'muted', 'loop', 'playsinline'],
    },
    allowedSchemes: ['https'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    // Style elements are allowed on purpose: the banner is shown in its own frame, which runs no script.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    transformTags: {
      a: (tagName, attributes) => {
        const { href, ...rest } = attributes;
        const safe = href === undefined ? null : safeLink(href);
        return { tagName, attribs: safe === null ? rest : { ...rest, href: safe } };
      },
    },
  });
  // A style sheet needs no tags; without them no parser can be tricked into finding one inside it.
  return clean.replace(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (_, tag, css) => tag + css.replaceAll('<', ''));
}
