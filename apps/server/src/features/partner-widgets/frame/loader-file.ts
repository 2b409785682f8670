import { readFileSync } from 'node:fs';
import type { SiteFile } from '../../../platform/http/files/site-file.ts';

/** As short as it can be without a build: comments and indents are for readers of the source. */
const script = readFileSync(new URL('./loader.js', import.meta.url), 'utf8')
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/^\s+/gm, '');

/** Any site may load it; what it frames says itself who may show it. */
export const loaderFile: SiteFile = {
  path: '/widget.js',
  answer: async () => ({
    type: 'text/javascript; charset=utf-8',
    body: script,
    maxAgeSeconds: 3600,
    headers: { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
  }),
};
