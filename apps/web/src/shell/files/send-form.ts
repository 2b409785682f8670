import { ApiError } from '@marquee/contract/client.ts';
import type { CallName, Calls } from '@marquee/contract/generated/calls.ts';
import { routes } from '@marquee/contract/routes.ts';
import { apiAddress } from '../../lib/api-address.ts';
import type { AppServices } from '../../lib/app-services.ts';
import { ConnectionError } from '../../lib/connection-error.ts';
import { hasOwnToken, renewToken, savedToken } from '../session/token.ts';

interface Sending {
  params?: Readonly<Record<string, string | number>>;
  form: FormData;
  /** From 0 to 1, as the bytes leave. */
  onProgress?(share: number): void;
  idempotencyKey?: string;
}

/** A call with files in it. Only XMLHttpRequest reports upload progress. */
export async function sendForm<Name extends CallName>(
  { locale }: Pick<AppServices, 'locale'>,
  name: Name,
  sending: Sending,
): Promise<Calls[Name]['answer']> {
  const [method = 'POST', path = ''] = routes[name].split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(sending.params?.[key] ?? ''),
  );
  const url = `${filled}?locale=${locale}`;
  if (apiAddress(url) !== url && !hasOwnToken()) await renewToken();
  let answer = await send(method, url, sending);
  // The token can expire while the visitor chooses a picture.
  if (answer.status === 401 && (await renewToken()) === 'renewed') answer = await send(method, url, sending);
  if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, answer.body);
  return answer.body as Calls[Name]['answer'];
}

function send(
  method: string,
  url: string,
  { form, onProgress, idempotencyKey }: Sending,
): Promise<{ status: number; body: object }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, apiAddress(url));
    request.setRequestHeader('accept', 'application/json');
    const token = savedToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = () => reject(new ConnectionError());
    request.send(form);
  });
}

function parsed(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
