import type { AppServices } from '../lib/app-services.ts';
import { shellOf } from '../shell/shell-data.ts';

/** Guests order through the panel's own form; its publishable token gives them access to the form's endpoints. */
export function formToken(services: Pick<AppServices, 'queryClient'>): { api_token?: string } {
  const token = shellOf(services).settings.cabinetWidgetToken;
  return token === null ? {} : { api_token: token };
}
