import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const SanitizedHtml = lazyComponent(
  async () => (await import('../../shell/overlays/sanitized-html.tsx')).SanitizedHtml,
);

const never = () => () => undefined;

export type Information = Pick<
  PaymentMethodView,
  'comments' | 'additional_information' | 'charge_type' | 'public_fields'
>;

/** What the operator wants a payer to know of the chosen method; nothing where there is nothing to say. */
export function MethodInformation({ method }: { method: Information }) {
  const t = useTranslations('common.words');
  // Rich text is sanitized in the browser only.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { comments, additional_information: html, charge_type, public_fields } = method;
  const next = [
    charge_type === 'recurring' && t('savesCard'),
    public_fields.qr_code && t('scansCode'),
    public_fields.is_user_comment && t('takesComment'),
  ].filter(Boolean);
  if (comments === '' && html === '' && next.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-sunken px-3 py-2.5 text-ink-soft text-note">
      {next.length > 0 && <p>{next.join(' ')}</p>}
      {comments !== '' && (
        <p dir="auto" className="whitespace-pre-line break-words">
          {comments}
        </p>
      )}
      {html !== '' && isBrowser && (
        <Suspense>
          <SanitizedHtml html={html} />
        </Suspense>
      )}
    </div>
  );
}
