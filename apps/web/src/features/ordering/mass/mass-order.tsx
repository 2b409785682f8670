import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CheckoutExtras, CheckoutFields, CheckoutNotices, TermsNote } from '../checkout/checkout-fields.tsx';
import { CostSummary } from '../checkout/cost-summary.tsx';
import { PayButton } from '../checkout/pay-button.tsx';
import { PhonePayBar } from '../checkout/phone-pay-bar.tsx';
import { preventEnterSubmit } from '../checkout/prevent-enter-submit.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useFocusRefused } from '../checkout/use-refusals.ts';
import { MassPreview } from './mass-preview.tsx';
import { withQuantity } from './read-mass-lines.ts';
import { useCheckedLines } from './use-checked-lines.ts';

/** Many orders as text. The preview explains each line before anything is paid. */
export function MassOrder() {
  const t = useTranslations('ordering');
  const [text, setText] = useState('');
  const { lines, isChecking } = useCheckedLines(text);
  const good = lines.filter(({ request, problems }) => request && problems.length === 0);
  const checkoutLines = good.flatMap(({ request, service }) =>
    request
      ? { request, name: service?.name ?? '', isPaymentRestricted: service?.payment_restricted ?? false }
      : [],
  );
  const checkout = useCheckout({
    lines: isChecking ? [] : checkoutLines,
    orderType: 'expert',
    source: 'mass_order',
    onRaise: (number, quantity) => setText((typed) => withQuantity(typed, number, quantity)),
    onPlaced: () => setText(''),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusRefused(element, checkout);
  const isBlocked = isChecking || checkoutLines.length < lines.length;
  // Some errors appear only on ordering: a link with an order still running, for example.
  const shownLines = lines.map((line) => {
    const refused = Object.values(checkout.errors.lines.get(good.indexOf(line)) ?? {});
    return { ...line, problems: [...line.problems, ...refused] };
  });
  const pay = <PayButton checkout={checkout} isBlocked={isBlocked} />;
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onKeyDown={preventEnterSubmit}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBlocked) checkout.submit();
      }}
      className="grid items-start gap-4 roomy:grid-cols-[minmax(0,1fr)_min(22rem,42%)] roomy:gap-6"
    >
      <Card className="flex flex-col gap-5">
        <Field
          label={t('mass.label')}
          hint={
            <>
              <span className="block font-mono text-ink-soft">{t('mass.format')}</span>
              {t('mass.hint')}
            </>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              className="font-mono"
              rows={8}
              maxLength={200_000}
              spellCheck={false}
              autoCapitalize="none"
              placeholder={'101 | https://youtu.be/dQw4w9WgXcQ | 1000'}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {lines.length > 0 && <MassPreview lines={shownLines} cost={checkout.cost} />}
      </Card>
      <Card title={t('checkout.title')} className="roomy:sticky roomy:top-20">
        <div className="flex flex-col gap-5">
          <CheckoutFields checkout={checkout} />
          <CostSummary
            {...checkout}
            isChecking={checkout.isChecking || (isChecking && text !== '')}
            totalLabel={t('checkout.total')}
          />
          <CheckoutNotices checkout={checkout} />
          <span className="max-roomy:hidden">{pay}</span>
          <CheckoutExtras checkout={checkout} />
          <TermsNote />
        </div>
      </Card>
      <PhonePayBar>{pay}</PhonePayBar>
    </form>
  );
}
