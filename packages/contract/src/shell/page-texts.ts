import { textPages } from '@marquee/domain/legal/text-pages.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

export const getPageText = endpoint({
  name: 'getPageText',
  method: 'GET',
  path: '/api/v1/page-texts/{page}',
  access: 'guest',
  area: 'shell',
  summary: 'Get the panel’s own terms, privacy notice, refund policy or contact page',
  params: z.object({ page: z.enum(textPages) }),
  /** Plain text: paragraphs are separated by an empty line, headings begin with `# `. */
  response: data(z.object({ body: text(100_000) })),
});
