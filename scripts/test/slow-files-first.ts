import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../setup/root.mjs';

/** Half a minute and more, most of it in processes of their own: begun last, one of them keeps a processor idle at the end. */
const slow = /^(chaos\/|scripts\/recipes\/|apps\/server\/src\/(tenants|app-hostile-queries)\.test)/;

/** A fresh checkout knows no durations, and Vitest then begins with the largest files. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(relative(root, moduleId));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
