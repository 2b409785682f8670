import { withScratchDatabase } from '../bench/catalogue-database.ts';
import { killWithJobs } from './dispatch-jobs.ts';
console.log(await withScratchDatabase((url) => killWithJobs(url, 100)));
