import { discord } from './discord.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import type { KnownRule } from './known-rule.ts';
import { linkedin } from './linkedin.ts';
import { pinterest } from './pinterest.ts';
import { soundcloud } from './soundcloud.ts';
import { spotify } from './spotify.ts';
import { telegram } from './telegram.ts';
import { threads } from './threads.ts';
import { tiktok } from './tiktok.ts';
import { twitch } from './twitch.ts';
import { vk } from './vk.ts';
import { x } from './x.ts';
import { youtube } from './youtube.ts';

/** What the links of each network look like, by the network's slug. */
export const knownRules = {
  discord,
  facebook,
  instagram,
  linkedin,
  pinterest,
  soundcloud,
  spotify,
  telegram,
  threads,
  tiktok,
  twitch,
  vk,
  x,
  youtube,
} satisfies Record<string, readonly KnownRule[]>;

export type KnownNetwork = keyof typeof knownRules;
