import { expect, test } from 'vitest';
import { checkFrontDoors } from './front-doors.ts';

const door = {
  path: 'apps/server/src/features/tickets/index.ts',
  lines: [
    "export { type Ticket, answerTicket } from './answer.ts';",
    'export {',
    '  closeTicket,',
    "} from './close.ts';",
  ],
};
const caller = (path: string, line: string) => ({ path: `apps/server/src/${path}`, lines: [line] });
const problems = async (...callers: ReturnType<typeof caller>[]) =>
  (await checkFrontDoors([door, ...callers])).problems;

test('finds what nobody calls, and leaves types alone', async () => {
  const answer = caller('features/mail/read.ts', "import { answerTicket } from '../tickets/index.ts';");
  expect(await problems(answer)).toEqual([`${door.path}: nobody but tests calls closeTicket`]);
});

test('tests, their helpers and the demo are no callers', async () => {
  const line = "import { answerTicket, closeTicket } from '../tickets/index.ts';";
  expect(await problems(caller('features/mail/read.test.ts', line))).toHaveLength(2);
  expect(await problems(caller('features/mail/testing/read.ts', line))).toHaveLength(2);
  expect(await problems(caller('features/mail/read.ts', line))).toEqual([]);
});

test('another feature’s verb of the same name is not this one', async () => {
  const other = caller('features/mail/read.ts', "import { closeTicket } from '../letters/index.ts';");
  expect(await problems(other)).toHaveLength(2);
});

test('the feature’s own routes are callers', async () => {
  const own = caller('features/tickets/tickets.console.ts', "import { closeTicket } from './close.ts';");
  expect(await problems(own)).toEqual([`${door.path}: nobody but tests calls answerTicket`]);
});

test('a verb that its own file calls is in use', async () => {
  const home = {
    path: 'apps/server/src/features/tickets/close.ts',
    lines: ['export function closeTicket(): void {}', 'export const sweep = () => closeTicket();'],
  };
  expect(await problems(home)).toEqual([`${door.path}: nobody but tests calls answerTicket`]);
});
