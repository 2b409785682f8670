import { expect, test } from 'vitest';
import { chatOf } from './chat.ts';

const none = { crispWebsiteId: null, jivoWidgetId: null };

test('only ids that a provider gives out load anything', () => {
  expect(chatOf(none)).toBeUndefined();
  expect(chatOf({ ...none, crispWebsiteId: 'x"></script>' })).toBeUndefined();
  expect(chatOf({ ...none, jivoWidgetId: '../../evil' })).toBeUndefined();
});
