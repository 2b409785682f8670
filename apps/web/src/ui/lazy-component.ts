import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code loads when it is first shown. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
