import { expect, test } from 'vitest';
import type { Profile } from '../../shell/session/profile.ts';
import { isChanged, toChanges, toDraft } from './details-draft.ts';

const profile = {
  account_type: 'individual',
  name: 'Robin',
  company_name: null,
  company_address: null,
  company_site: null,
  vat: null,
  messengers: [{ type: 'telegram', value: '@robin' }],
} as unknown as Profile;

test('a fresh draft is unchanged, and so is one changed back', () => {
  const draft = toDraft(profile);
  expect(isChanged(draft, profile)).toBe(false);
  expect(isChanged({ ...draft, name: 'Robin R.' }, profile)).toBe(true);
  const [contact] = draft.contacts;
  expect(isChanged({ ...draft, contacts: contact ? [{ ...contact, key: 9 }] : [] }, profile)).toBe(false);
  expect(isChanged({ ...draft, contacts: [] }, profile)).toBe(true);
});

test('a person sends no company fields', () => {
  const draft = { ...toDraft(profile), company: { ...toDraft(profile).company, vat: 'DE1' } };
  expect(toChanges(draft)).not.toHaveProperty('vat');
  expect(toChanges({ ...draft, accountType: 'company' })).toHaveProperty('vat', 'DE1');
});
