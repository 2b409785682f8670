import type { Context } from '../../platform/context.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings } from './get-settings.ts';

/** The panel's branding for mails: its name, colour and, if set, logo. */
export async function mailBrand(
  ctx: Context,
): Promise<Pick<MailContent, 'panelName' | 'colour' | 'logoUrl'>> {
  const [settings, origin] = await Promise.all([getSettings(ctx), panelOrigin(ctx)]);
  const { light: logo } = settings.logos;
  return {
    panelName: settings.panelName,
    colour: settings.colors.light.primary,
    ...(logo ? { logoUrl: new URL(logo, origin).href } : {}),
  };
}
