import { relativeTimesOf } from '@marquee/domain/format/relative-times.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RelativeDate } from './date.tsx';

const moment = { value: new Date('2026-03-04T05:06:07Z'), now: new Date('2026-03-04T05:09:07Z') };

test('a date can be pressed, and names its exact time as YYYY-MM-DD HH:mm:ss in UTC', () => {
  const markup = renderToString(<RelativeDate {...moment} times={relativeTimesOf('en')} />);
  expect(markup).toContain('<button type="button"');
  expect(markup).toContain('title="2026-03-04 05:06:07 UTC"');
  expect(markup).toContain('3 minutes ago');
});

test('inside a link it is text', () => {
  expect(renderToString(<RelativeDate {...moment} times={relativeTimesOf('en')} inLink />)).not.toContain(
    '<button',
  );
});
