import { ApiError } from '@marquee/contract/client.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { createSessionFetch } from '../session/session-fetch.ts';

const sessionFetch = createSessionFetch(() => undefined);

/** Files are private: an image element could not fetch them, because it sends no token. */
async function fetchFile(url: string): Promise<Blob> {
  const response = await sessionFetch(url);
  if (!response.ok) throw new ApiError(response.status, {});
  return response.blob();
}

/** For an image element: the content security policy allows data URLs. */
export async function fetchPicture(url: string): Promise<string> {
  const blob = await fetchFile(url);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

export async function saveFetchedFile(url: string, name: string): Promise<void> {
  saveBlob(name, await fetchFile(url));
}
