import type { KnownNetwork } from '../known-rules/known-rules.ts';
import { otherLinks } from './other-links.ts';
import { socialLinks } from './social-links.ts';
import type { Spellings } from './spellings.ts';
import { videoLinks } from './video-links.ts';

export const takenLinks: Record<KnownNetwork, readonly Spellings[]> = {
  ...videoLinks,
  ...socialLinks,
  ...otherLinks,
};
