import type { Settings } from '@marquee/contract/generated/shell.ts';
import { useEffect } from 'react';
import type { Consent } from '../consent/consent.ts';
import { loadScript } from '../consent/load-script.ts';
import { onLogout } from '../session/logout-event.ts';
import { type Profile, useProfile } from '../session/profile.ts';

/** The chat loads by itself, and learns who writes, only for visitors who have given consent. */
export function useChatWidget(widgets: Settings['chatWidgets'], consent: Consent | undefined): void {
  const allowed = consent?.analytics === 'granted';
  const profile = useProfile();
  useEffect(() => {
    if (allowed) createChat(widgets)?.load();
  }, [widgets, allowed]);
  useEffect(() => {
    // An operator who looks at somebody's account does not chat in their name.
    if (!allowed || !profile || profile.impersonation) return;
    const chat = createChat(widgets);
    chat?.identify(profile);
    return chat && onLogout(chat.forget);
  }, [widgets, allowed, profile]);
}

type ChatWidgets = Settings['chatWidgets'];

interface ChatWindow {
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  jivo_api?: JivoApi;
  jivo_onLoadCallback?: () => void;
}

interface JivoApi {
  open(): void;
  setContactInfo(info: Record<string, string>): void;
  setUserToken(token: string): void;
  clearHistory(): void;
}

type Customer = Pick<Profile, 'id' | 'name' | 'email' | 'intercom_hash'>;

interface Chat {
  load(): void;
  open(): void;
  /** Says who writes; the hash proves it. */
  identify(customer: Customer): void;
  /** The next person at this computer starts a conversation of their own. */
  forget(): void;
}

/** The panel's chat, if it has one. With both configured the first wins, so that only one bubble shows. */
export function createChat({ crispWebsiteId, jivoWidgetId }: ChatWidgets): Chat | undefined {
  if (crispWebsiteId && /^[\da-f-]{36}$/i.test(crispWebsiteId)) return crisp(crispWebsiteId);
  if (jivoWidgetId && /^\w{4,40}$/.test(jivoWidgetId)) return jivo(jivoWidgetId);
  return undefined;
}

function crisp(id: string): Chat {
  const page = window as ChatWindow;
  const load = () => {
    page.$crisp ??= [];
    page.CRISP_WEBSITE_ID = id;
    loadScript('https://client.crisp.chat/l.js');
  };
  const open = () => {
    load();
    page.$crisp?.push(['do', 'chat:show'], ['do', 'chat:open']);
  };
  const identify = ({ id: number, name, email, intercom_hash: hash }: Customer) => {
    load();
    if (email) page.$crisp?.push(['set', 'user:email', hash ? [email, hash] : [email]]);
    page.$crisp?.push(['set', 'user:nickname', [name]], ['set', 'session:data', ['customer', number]]);
  };
  const forget = () => page.$crisp?.push(['do', 'session:reset']);
  return { load, open, identify, forget };
}

function jivo(id: string): Chat {
  const page = window as ChatWindow;
  const load = () => loadScript(`https://code.jivosite.com/widget/${id}`);
  const onceLoaded = (act: (api: JivoApi) => void) => {
    if (page.jivo_api) return act(page.jivo_api);
    const before = page.jivo_onLoadCallback;
    page.jivo_onLoadCallback = () => {
      before?.();
      if (page.jivo_api) act(page.jivo_api);
    };
    load();
  };
  const open = () => onceLoaded((api) => api.open());
  const identify = ({ id: number, name, email, intercom_hash: hash }: Customer) =>
    onceLoaded((api) => {
      api.setContactInfo({ name, ...(email ? { email } : {}), description: String(number) });
      if (hash) api.setUserToken(hash);
    });
  const forget = () => page.jivo_api?.clearHistory();
  return { load, open, identify, forget };
}
