import type { Context } from '../../platform/context.ts';
import { signInOptions } from './list-social-links.ts';

const google = 'https://accounts.google.com';

/** Google's own prompt is the one sign-in that needs a script and a frame of others on our pages. */
export async function socialHosts(ctx: Context): Promise<readonly string[]> {
  return (await signInOptions(ctx)).google_one_tap_client_id ? [google] : [];
}
