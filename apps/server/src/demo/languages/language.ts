import type { Kind } from '../kinds.ts';
import type { Target } from '../service-types.ts';
import type { Quality } from '../variants.ts';

/** A name for lists and one sentence that says honestly what it means. */
export type Words = readonly [name: string, note: string];

interface Question {
  question: string;
  answer: string;
}

export const demoPages = [
  'index',
  'orders-create',
  'login',
  'register',
  'free-trials',
  'api-documentation',
] as const;

type DemoPage = (typeof demoPages)[number];

/**
 * Everything the demo catalogue says in one language. Brands are never inflected: each language
 * ties a brand to a noun in its own way, and sentences keep clear of the brand where they can.
 */
export interface Language {
  /** `YouTube` and `views` become `YouTube views`; lower case, ready for the middle of a sentence. */
  typeName(brand: string, noun: string): string;
  /** A noun with its plain case, and what the kind is good for. */
  kinds: Record<Kind, Words>;
  /** Where a network has its own word for a kind. */
  nounsOn?: Partial<Record<string, Partial<Record<Kind, string>>>>;
  typeTitle(name: string): string;
  howItWorks(brand: string): string;
  /** What the link must show. */
  targets: Record<Target, string>;
  questions: {
    start: Question;
    need: { question(name: string): string; answer: string };
    drop: Question;
    partial: Question;
  };
  qualities: Record<Quality, Words>;
  refill(days: number): Words;
  noRefill: string;
  minutes(count: number): Words;
  days(count: number): Words;
  symbol(symbol: string): Words;
  country(name: string): Words;
  /** Receives a number already written in the language's own way. */
  bundle(quantity: string): Words;
  /** Between two sentences: nothing in Chinese and Japanese. */
  sentenceGap: ' ' | '';
  pages: Record<DemoPage, (panel: string, networks: number) => readonly [title: string, description: string]>;
  banners: Record<'order' | 'referral' | 'dripFeed', readonly [title: string, button: string]>;
  menu: Record<'api' | 'subscriptions', string>;
}
