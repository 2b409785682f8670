import { describe, expect, it } from 'vitest';
import { initials } from './user-chip.tsx';

describe('initials', () => {
  it.each([
    ['Anna Kovalenko', 'AK'],
    ['anna maria von berg', 'AB'],
    ['anna@example.org', 'AO'],
    ['李小龍', '李'],
    ['', ''],
  ])('%j gives %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
