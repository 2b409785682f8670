import { issueOwnerLink } from './features/sessions/index.ts';
import type { Installation } from './installation.ts';

/** The address that makes its first visitor the owner of the installation's panel, as long as there is none. */
export async function ownerLink({ appServices, panels, config }: Installation): Promise<string | undefined> {
  const panel = await panels.byHost(new URL(config.publicUrl).hostname);
  const path = panel && (await issueOwnerLink({ ...appServices, panel }));
  return path && new URL(path, config.publicUrl).href;
}
