import { splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { useOpenChat } from '../chat/use-open-chat.tsx';
import { useShell } from '../shell-data.ts';
import { readFrameMessage } from './frame-message.ts';
import { isKnownAddress } from './shown-slides.ts';

const loadTimeout = 30_000;
const chatMarker = 'open-chat';
const initialHeight = 128;

/** Measured heights by banner, so that the next page reserves the right space at once. */
const heights = new Map<number, number>();

/** An operator's HTML in a sandboxed frame without an origin: it can be clicked but cannot reach the page. */
export function BannerFrame({ id }: { id: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(() => heights.get(id));
  const [isLate, setLate] = useState(false);
  const { locale } = useServices();
  const { panelName } = useShell().settings;
  const openChat = useOpenChat();
  const navigate = useNavigate();

  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(event);
    if (!message) return;
    if ('height' in message) {
      heights.set(id, message.height);
      return setHeight(message.height);
    }
    if (message.clicked.includes(chatMarker)) return openChat?.();
    if (message.path?.startsWith('/') && isKnownAddress(message.path))
      navigate(splitLocale(message.path).path);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadTimeout);
    return () => clearTimeout(timer);
  }, []);

  if (isLate && height === undefined) return null;
  return (
    <iframe
      ref={frame}
      title={panelName}
      src={`/banners/${id}/frame?locale=${locale}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      height={height ?? initialHeight}
      className="block w-full rounded-lg border-0"
    />
  );
}
