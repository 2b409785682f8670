import { expect, test, vi } from 'vitest';
import { createChat } from './chat.ts';

const none = { crispWebsiteId: null, jivoWidgetId: null };

test('only ids that a provider gives out load anything', () => {
  expect(createChat(none)).toBeUndefined();
  expect(createChat({ ...none, crispWebsiteId: 'x"></script>' })).toBeUndefined();
  expect(createChat({ ...none, jivoWidgetId: '../../evil' })).toBeUndefined();
});

/** A page on which the chat's script never loads. */
function stubPage(window: object) {
  vi.stubGlobal('window', window);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', { querySelector: () => ({}) });
}
const customer = { id: 7, name: 'Robin', email: 'robin@people.example', intercom_hash: 'abc' };
const crispWebsiteId = '0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a';

test('Crisp gets name, address and proof, and forgets them', () => {
  const page: { $crisp?: unknown[] } = {};
  stubPage(page);
  const chat = createChat({ ...none, crispWebsiteId });
  chat?.identify(customer);
  chat?.forget();
  expect(page.$crisp).toEqual([
    ['set', 'user:email', ['robin@people.example', 'abc']],
    ['set', 'user:nickname', ['Robin']],
    ['set', 'session:data', ['customer', 7]],
    ['do', 'session:reset'],
  ]);
  chat?.identify({ ...customer, intercom_hash: null });
  expect(page.$crisp?.[4]).toEqual(['set', 'user:email', ['robin@people.example']]);
});

test('Jivo hears the same once it has loaded', () => {
  const heard: unknown[] = [];
  const listen = (name: string) => (value?: unknown) => void heard.push([name, value]);
  const page: { jivo_onLoadCallback?: () => void; jivo_api?: object } = {};
  stubPage(page);
  const chat = createChat({ ...none, jivoWidgetId: 'abcd' });
  chat?.identify(customer);
  chat?.open();
  page.jivo_api = {
    open: listen('open'),
    setContactInfo: listen('contact'),
    setUserToken: listen('token'),
    clearHistory: listen('clear'),
  };
  page.jivo_onLoadCallback?.();
  chat?.forget();
  expect(heard).toEqual([
    ['contact', { name: 'Robin', email: 'robin@people.example', description: '7' }],
    ['token', 'abc'],
    ['open', undefined],
    ['clear', undefined],
  ]);
});
