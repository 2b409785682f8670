import type { PageFacts } from '../../shell/document/page-head.ts';

/** A guide's heading and first sentence are its title and description. */
export function guideHead(texts: { title: string; lead: string } | undefined): PageFacts {
  return { title: texts?.title ?? '', description: texts?.lead };
}
