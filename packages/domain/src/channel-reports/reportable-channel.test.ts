import { expect, test } from 'vitest';
import { type ChannelConnection, firstReportable, isReportable } from './reportable-channel.ts';

test.each([
  [false, 'none', false],
  [false, 'revoked', false],
  [false, 'connected', true],
  [false, 'sample', true],
  [true, 'none', true],
  [true, 'revoked', true],
] as const)('proven %s, connection %s: %s', (ownershipProven, connection, expected) => {
  expect(isReportable({ ownershipProven, connection })).toBe(expected);
});

test('without a name, the first channel that has figures is meant', () => {
  const channel = (id: number, connection: ChannelConnection, is_reportable = true) => ({
    id,
    connection,
    is_reportable,
  });
  const channels = [channel(1, 'none', false), channel(2, 'revoked'), channel(3, 'connected')];
  expect(firstReportable(channels)?.id).toBe(3);
  expect(firstReportable(channels.slice(0, 2))?.id).toBe(2);
  expect(firstReportable(channels.slice(0, 1))).toBeUndefined();
});
