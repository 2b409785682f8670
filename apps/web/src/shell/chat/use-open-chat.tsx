import type { Settings } from '@marquee/contract/generated/shell.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { currentConsent } from '../consent/consent.ts';
import { openOverlay } from '../overlays/overlay-store.ts';
import { useShell } from '../shell-data.ts';
import { createChat } from './chat.ts';

const ChatQuestion = lazyComponent(async () => (await import('./chat-question.tsx')).ChatQuestion);

/** Opens the live chat; absent when the panel has none. */
export function useOpenChat(): (() => void) | undefined {
  const { chatWidgets } = useShell().settings;
  if (!chatWidgets.crispWebsiteId && !chatWidgets.jivoWidgetId) return undefined;
  return () => openChat(chatWidgets);
}

/** Visitors who have not consented to third-party scripts are asked first. */
function openChat(widgets: Settings['chatWidgets']): void {
  if (currentConsent()?.analytics === 'granted') {
    createChat(widgets)?.open();
    return;
  }
  openOverlay(({ open, close }) => (
    <ChatQuestion
      open={open}
      onAnswer={(yes) => {
        close();
        if (yes) createChat(widgets)?.open();
      }}
    />
  ));
}
