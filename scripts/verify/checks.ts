import { checkCallTypes } from './call-types.ts';
import type { Check } from './check.ts';
import { checkComposedKeys } from './composed-keys.ts';
import { checkContractCoverage } from './contract-coverage.ts';
import { checkDocumentedPaths } from './documented-paths.ts';
import { checkFallbackFonts } from './fallback-fonts.ts';
import { checkFileSizes } from './file-sizes.ts';
import { checkFirstPageBudget } from './first-page-budget.ts';
import { checkForbiddenWords } from './forbidden-words.ts';
import { checkFrontDoors } from './front-doors.ts';
import { checkImportLaw } from './import-law.ts';
import { checkLocales } from './locales/check-locales.ts';
import { checkPhysicalSides } from './physical-sides.ts';
import { checkPublishedLibraries } from './published-libraries.ts';
import { problemsOfTool } from './run-tool.ts';
import { checkTableOwners } from './table-owners.ts';
import { checkTypes, checkTypesOfPage } from './type-costs.ts';
import { checkUnreadFields } from './unread-fields.ts';

const tool = (name: string, path: string, ...args: string[]): Check => ({
  name,
  run: async () => ({ problems: await problemsOfTool(path, args) }),
});

/** The slowest first, because they start first. */
export const checks: readonly Check[] = [
  { name: 'types', run: () => checkTypes(process.argv.includes('--report')) },
  { name: 'import law', run: () => checkImportLaw() },
  tool('format and lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off', '--max-diagnostics=30', '.'),
  tool('dead code', 'knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  { name: 'table owners', run: () => checkTableOwners() },
  { name: 'locales', run: async () => ({ problems: await checkLocales() }) },
  { name: 'contract coverage', run: async () => contractCoverage() },
  { name: 'front doors', run: () => checkFrontDoors() },
  { name: 'types of a page', run: () => checkTypesOfPage() },
  { name: 'composed keys', run: () => checkComposedKeys() },
  { name: 'file sizes', run: () => checkFileSizes() },
  { name: 'documented paths', run: () => checkDocumentedPaths() },
  { name: 'forbidden words', run: () => checkForbiddenWords() },
  { name: 'physical sides', run: async () => checkPhysicalSides() },
  { name: 'published libraries', run: async () => checkPublishedLibraries() },
  { name: 'fallback fonts', run: () => checkFallbackFonts() },
  { name: 'first page budget', run: () => checkFirstPageBudget() },
  // These take the process for themselves, so they come when all others have begun.
  // The first asks a compiler that knows nothing yet, as the command does: its answers may depend on earlier ones.
  { name: 'call types', run: () => checkCallTypes() },
  { name: 'unread fields', run: () => checkUnreadFields() },
];

async function contractCoverage() {
  const { problems, report } = await checkContractCoverage();
  return { problems, note: report };
}
