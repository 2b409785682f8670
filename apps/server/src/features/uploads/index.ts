import type { Feature } from '../../platform/feature.ts';
import { deleteFileJob } from './delete-file.job.ts';

export { deleteFileJob } from './delete-file.job.ts';
export { type StoredFile, withStoredFiles } from './store-files.ts';
export { storedDownload, storedFileView } from './stored-file-view.ts';

export const uploads: Feature = { name: 'uploads', jobs: [deleteFileJob] };
