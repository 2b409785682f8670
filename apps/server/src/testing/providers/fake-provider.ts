import { afterAll } from 'vitest';
import { type FakeProvider, startProvider } from './start-provider.ts';

/** A provider for the calling test file, closed after it. */
export async function fakeProvider(): Promise<FakeProvider> {
  const provider = await startProvider();
  afterAll(provider.stop);
  return provider;
}
