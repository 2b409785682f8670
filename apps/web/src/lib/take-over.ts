import { hydrateRoot } from 'react-dom/client';

/**
 * In the file of the libraries (chunk-groups.ts), so that React is set up when they are read, in a task of its own, and
 * not together with our own code.
 */
export function takeOver(...page: Parameters<typeof hydrateRoot>): void {
  hydrateRoot(...page);
}
