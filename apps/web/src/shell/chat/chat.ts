import type { Settings } from '@marquee/contract/shell/settings.ts';
import { useEffect } from 'react';
import type { Consent } from '../consent/consent.ts';
import { loadScript } from '../consent/load-script.ts';

/** The chat loads by itself only for visitors who have given consent. */
export function useChatWidget(widgets: Settings['chatWidgets'], consent: Consent | undefined): void {
  const allowed = consent?.analytics === 'granted';
  useEffect(() => {
    if (allowed) createChat(widgets)?.load();
  }, [widgets, allowed]);
}

type ChatWidgets = Settings['chatWidgets'];

interface ChatWindow {
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  jivo_api?: { open(): void };
  jivo_onLoadCallback?: () => void;
}

interface Chat {
  load(): void;
  open(): void;
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
  return { load, open };
}

function jivo(id: string): Chat {
  const page = window as ChatWindow;
  const load = () => loadScript(`https://code.jivosite.com/widget/${id}`);
  const open = () => {
    if (page.jivo_api) return page.jivo_api.open();
    page.jivo_onLoadCallback = () => page.jivo_api?.open();
    load();
  };
  return { load, open };
}
