import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A thousand modules are stripped of their types and compiled once, not at every start.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/marquee', import.meta.url)));
await import('./start.ts');
