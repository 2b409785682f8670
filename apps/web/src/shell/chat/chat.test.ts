import { expect, test } from 'vitest';
import { createChat } from './chat.ts';

const none = { crispWebsiteId: null, jivoWidgetId: null };

test('only ids that a provider gives out load anything', () => {
  expect(createChat(none)).toBeUndefined();
  expect(createChat({ ...none, crispWebsiteId: 'x"></script>' })).toBeUndefined();
  expect(createChat({ ...none, jivoWidgetId: '../../evil' })).toBeUndefined();
});
