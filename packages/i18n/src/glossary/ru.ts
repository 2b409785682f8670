import type { Term } from './term.ts';

export const glossary: readonly Term[] = [];
