import { type RefObject, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { loadWidgets, type OutsideProvider } from './load-widget.ts';

export interface Solution {
  state: 'loading' | 'ready' | 'failed';
  /** Empty until the visitor has solved the challenge, and again after use or expiry. */
  token: string;
  reset(): void;
}

interface OutsideWidgetProps {
  provider: OutsideProvider;
  siteKey: string;
  solution: RefObject<Solution>;
}

/** The provider's own box. Its script loads here, on the forms that need it, and nowhere else. */
export function OutsideWidget({ provider, siteKey, solution }: OutsideWidgetProps) {
  const t = useTranslations('account.captcha');
  const retry = useTranslations('common.actions')('retry');
  const { locale } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Solution['state']>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads it again
  useEffect(() => {
    let isGone = false;
    const change = (next: Solution['state']) => {
      if (isGone) return;
      solution.current.state = next;
      setState(next);
    };
    change('loading');
    const solve = (token: string) => {
      if (!isGone) solution.current.token = token;
    };
    const show = async () => {
      const widgets = await loadWidgets(provider, locale);
      if (isGone || !place.current) return;
      // Each attempt gets an element of its own: the providers refuse one that they have used.
      const element = document.createElement('div');
      place.current.replaceChildren(element);
      const widget = widgets.render(element, {
        sitekey: siteKey,
        theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
        language: locale,
        callback: solve,
        'expired-callback': () => solve(''),
        'error-callback': () => change('failed'),
      });
      solution.current.reset = () => {
        solve('');
        widgets.reset(widget);
      };
      change('ready');
    };
    show().catch(() => change('failed'));
    return () => {
      isGone = true;
    };
  }, [provider, siteKey, locale, attempt, solution]);

  return (
    <div className="flex flex-col gap-3">
      {state === 'loading' && (
        <p role="status" className="flex min-h-16 items-center gap-2.5 text-ink-faint text-note">
          <Spinner className="size-5 text-icons" />
          {t('loading')}
        </p>
      )}
      <div ref={place} hidden={state !== 'ready'} className="min-h-16 overflow-hidden" />
      {state === 'failed' && (
        <>
          <Notice tone="danger">{t('failed')}</Notice>
          <Button className="self-start" onClick={() => setAttempt((last) => last + 1)}>
            {retry}
          </Button>
        </>
      )}
    </div>
  );
}
