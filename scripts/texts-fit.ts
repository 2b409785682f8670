import { writeFileSync } from 'node:fs';
import { locales } from '@marquee/domain/locale/locales.ts';
import { measuredFile, phrasesHash } from '../e2e/languages/measured-phrases.ts';
import { builds, isBuilt } from './setup/sources-hash.mjs';
import { runStep } from './test/run-step.ts';

/** `npm run texts-fit`: measures the texts of every language on a phone and, if all fit, writes down what they said. */
const isReady = isBuilt(builds.web) || (await build()) === 0;
process.exitCode = isReady ? await measure() : 1;
if (process.exitCode === 0) {
  const hashes = await Promise.all(locales.map(async (locale) => [locale, await phrasesHash(locale)]));
  writeFileSync(measuredFile, `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
}

function build(): Promise<number> {
  return runStep('Building the app', 'scripts/build.ts', ['web'], {
    environment: { NODE_ENV: 'production' },
  });
}

function measure(): Promise<number> {
  return runStep(
    'Texts on a phone',
    'node_modules/@playwright/test/cli.js',
    ['test', 'e2e/languages/texts-fit.spec.ts'],
    { environment: { MEASURE_ALL_LANGUAGES: '1' } },
  );
}
