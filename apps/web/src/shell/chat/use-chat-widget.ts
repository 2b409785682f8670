import type { Settings } from '@marquee/contract/shell/settings.ts';
import { useEffect } from 'react';
import type { Consent } from '../consent/consent.ts';
import { chatOf } from './chat.ts';

/** The chat's bubble appears by itself only for visitors who have agreed. */
export function useChatWidget(widgets: Settings['chatWidgets'], consent: Consent | undefined): void {
  const allowed = consent?.analytics === 'granted';
  useEffect(() => {
    if (allowed) chatOf(widgets)?.load();
  }, [widgets, allowed]);
}
