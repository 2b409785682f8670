import { type ErrorCode, errorStatus, fieldErrorCodes } from '@marquee/contract/error-codes.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import { expect, it } from 'vitest';
import { loadArea } from './load-phrases.ts';
import { translateError } from './translate-error.ts';

it('says it in the language of the caller', () => {
  expect(translateError({ code: 'insufficient_balance', fields: [] }, 'de')).toEqual({
    message: 'Ihr Guthaben reicht nicht aus',
    errors: {},
  });
});

it('gives each field its own messages, with their values', () => {
  const fields = [
    { field: 'services.0.quantity', code: 'too_small', values: { limit: 100 } },
    { field: 'email', code: 'required' },
    { field: 'email', code: 'not_an_email' },
  ] as const;
  expect(translateError({ code: 'invalid_input', fields }, 'en')).toEqual({
    message: 'Sent data is invalid',
    errors: {
      'services.0.quantity': ['Must be 100 or more'],
      email: ['This field is required', 'Enter a valid e-mail address'],
    },
  });
});

it('never shows a bare placeholder, and puts values in as they are', () => {
  const one = (values?: Record<string, string>) =>
    translateError({ code: 'invalid_input', fields: [{ field: 'a', code: 'not_one_of', values }] }, 'en')
      .errors.a;
  expect(one()).toEqual(['Check this value']);
  expect(one({ options: '{limit} $& <b>' })).toEqual(['Choose one of: {limit} $& <b>']);
});

it('survives a field named after the object prototype', () => {
  const { errors } = translateError(
    { code: 'invalid_input', fields: [{ field: '__proto__', code: 'unknown_field' }] },
    'ja',
  );
  expect(Object.entries(errors)).toEqual([['__proto__', ['不明な項目です']]]);
});

it('has words for every code in every language', () => {
  const fields = fieldErrorCodes.map((code) => ({ field: code, code, values: { limit: 1, options: 'x' } }));
  const values = { total: '1', seconds: 1 };
  for (const locale of locales) {
    for (const code of Object.keys(errorStatus) as ErrorCode[]) {
      const { message, errors } = translateError({ code, fields, values }, locale);
      expect([message, ...Object.values(errors).flat()].every((text) => /^[^{}]+$/.test(text))).toBe(true);
    }
  }
});

it('has words for nothing else', async () => {
  const { field, ...messages } = await loadArea('en', 'errors');
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(errorStatus).toSorted());
  expect(Object.keys(field).toSorted()).toEqual([...fieldErrorCodes].toSorted());
});
