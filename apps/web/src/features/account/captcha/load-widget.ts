import type { Settings } from '@marquee/contract/generated/shell.ts';
import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { pageNonce } from '../../../lib/page-state.ts';

export type OutsideProvider = Exclude<Settings['captcha']['provider'], 'altcha'>;

interface WidgetOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  language: string;
  callback(token: string): void;
  'expired-callback'(): void;
  'error-callback'(): void;
}

/** What the three providers have in common. */
interface CaptchaWidgets {
  render(element: HTMLElement, options: WidgetOptions): unknown;
  reset(widget: unknown): void;
}

interface ProviderWindow {
  grecaptcha?: Partial<CaptchaWidgets> & { ready?(then: () => void): void };
  hcaptcha?: CaptchaWidgets;
  turnstile?: CaptchaWidgets;
}

const sources: Record<OutsideProvider, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
};

/** Loads the provider's script, in the reader's language; rejects when it does not come, and can then be tried again. */
export async function loadWidgets(provider: OutsideProvider, locale: Locale): Promise<CaptchaWidgets> {
  const page = window as ProviderWindow;
  const loaded = () => (provider === 'recaptcha' ? page.grecaptcha : page[provider]);
  if (!loaded()?.render) await addScript(`${sources[provider]}&hl=${languageTag(locale)}`);
  // Google's script fetches a second one.
  if (provider === 'recaptcha' && !page.grecaptcha?.render)
    await new Promise<void>((resolve, reject) => {
      if (!page.grecaptcha?.ready) return reject(new Error('The script of the captcha is empty'));
      page.grecaptcha.ready(resolve);
    });
  const widgets = loaded();
  if (!widgets?.render || !widgets.reset) throw new Error('The script of the captcha is empty');
  return widgets as CaptchaWidgets;
}

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.nonce = pageNonce();
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the captcha did not load'));
    };
    document.head.append(script);
  });
}
