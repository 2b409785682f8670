import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Caches about a thousand modules compiled from TypeScript, so that later starts are faster.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/marquee', import.meta.url)));
await import('./start.ts');
