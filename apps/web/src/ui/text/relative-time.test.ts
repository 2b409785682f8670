import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-11-15T11:59:40Z', 'en', 'now'],
    ['2026-11-15T11:57:00Z', 'en', '3 minutes ago'],
    ['2026-11-14T11:00:00Z', 'de', 'gestern'],
    ['2026-11-18T12:00:00Z', 'ru', 'через 3 дня'],
    ['2025-10-01T00:00:00Z', 'en', 'last year'],
  ])('%s in %s reads %s', (moment, languageTag, text) => {
    expect(relativeTime(new Date(moment), now, languageTag)).toBe(text);
  });
});
