import { whenDone } from '../when-done.ts';
import { type FakeProvider, startProvider } from './start-provider.ts';

/** A provider for the calling test file, closed after it. */
export async function fakeProvider(): Promise<FakeProvider> {
  const provider = await startProvider();
  whenDone(provider.stop);
  return provider;
}
