import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Notes errors that belong to no test: the JSON report leaves them out, and a repeated file would make them forgotten. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for the default export of a reporter's file
export default class ErrorsOutsideTests implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.ERRORS_OUTSIDE_TESTS;
    if (file && errors.length > 0) writeFileSync(file, JSON.stringify(errors.map(({ message }) => message)));
  };
}
