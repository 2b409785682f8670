import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CheckoutExtras, CheckoutFields, CheckoutNotices, TermsNote } from '../checkout/checkout-fields.tsx';
import { CostSummary } from '../checkout/cost-summary.tsx';
import { PayButton } from '../checkout/pay-button.tsx';
import { PhonePayBar } from '../checkout/phone-pay-bar.tsx';
import { preventEnterSubmit } from '../checkout/prevent-enter-submit.ts';
import { recordStep } from '../checkout/record-step.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useLineCosts } from '../checkout/use-line-costs.ts';
import { useFocusRefused } from '../checkout/use-refusals.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { estimateLine } from './line/estimate-line.ts';
import type { LineChanges } from './line/form-line.ts';
import { lineAddress } from './line/line-address.ts';
import { LineEditor } from './line/line-editor.tsx';
import { LineList } from './line/line-list.tsx';
import { OrderedLines } from './line/ordered-lines.tsx';
import { useLines } from './line/use-lines.ts';

interface OrderFormProps {
  networks: readonly NetworkWithTypes[];
  kind: 'single' | 'multi';
  initial: LineChanges;
  isFrozen: boolean;
  isReorder: boolean;
  /** Index of the cart item being edited. */
  cartIndex: number | undefined;
}

export function OrderForm({ networks, kind, initial, isFrozen, isReorder, cartIndex }: OrderFormProps) {
  const t = useTranslations('ordering.checkout');
  const { settings } = useShell();
  const form = useLines(initial, isReorder);
  const checkout = useCheckout({
    lines: form.checkoutLines,
    orderType: kind,
    source: isFrozen ? 'buy_page' : 'cart',
    onRaise: (place, quantity) => form.setQuantity(place, BigInt(quantity)),
    onPlaced: () => form.reset(),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusRefused(element, checkout);
  useEnteredLink(form.active.url);

  const { lines, active } = form;
  const edited = lines.find(({ line }) => line.key === active.key);
  const soldSlug = isFrozen ? edited?.service?.slug : undefined;
  const costs = new Map(
    checkout.cost?.items.flatMap(({ services }) => services).map(({ index, cost }) => [index, cost]),
  );
  const costTexts = useLineCosts(checkout.cost);
  const priced = costs.get(edited?.place ?? -1);
  const terms = { guaranteeChargePercent: settings.guaranteeChargePercent };
  const estimate = edited?.service && estimateLine(active, edited.service, terms);
  const subtotal = checkout.isChecking ? (estimate ?? priced) : (priced ?? estimate);

  const { refusedIndex } = checkout;
  const refusedKey = lines.find(({ place }) => place === refusedIndex && place !== undefined)?.line.key;
  const { activate } = form;
  useEffect(() => {
    if (refusedKey !== undefined) activate(refusedKey);
  }, [refusedKey, activate]);

  const [isConverting, setConverting] = useState(false);
  const isBlocked = form.isIncomplete || isConverting;
  const pay = <PayButton checkout={checkout} isBlocked={isBlocked} />;
  const afterPay = (
    <>
      <AddToCartButton
        form={form}
        checkout={checkout}
        getSubtotal={(place) => (place === edited?.place ? subtotal : costs.get(place)) ?? '0'}
        isFrozen={isFrozen}
        isBlocked={isBlocked}
        cartIndex={cartIndex}
      />
      <CheckoutExtras checkout={checkout} returnTo={lineAddress(active, { kind, soldSlug })} />
      <TermsNote />
    </>
  );
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onKeyDown={preventEnterSubmit}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        checkout.submit();
      }}
      className="grid items-start gap-4 roomy:grid-cols-[minmax(0,1fr)_min(22rem,42%)] roomy:gap-6"
    >
      <Card className="flex flex-col gap-6">
        <LineEditor
          key={active.key}
          line={active}
          networks={networks}
          errors={checkout.errors.lines.get(edited?.place ?? -1) ?? {}}
          subtotal={subtotal}
          costText={checkout.isChecking ? undefined : costTexts.get(edited?.place ?? -1)}
          isFrozen={isFrozen}
          isCompact={settings.singleOrderDesign === 'simplified_design_v2025'}
          change={form.change}
          onRefreshPrice={checkout.refresh}
          onConverting={setConverting}
        />
        {/* A page that sells one service has no other lines to add. */}
        {kind === 'multi' && !isFrozen && <LineList form={form} errors={checkout.errors} />}
      </Card>
      <Card title={t('title')} className="roomy:sticky roomy:top-20">
        <div className="flex flex-col gap-5">
          <OrderedLines lines={lines} />
          <CheckoutFields checkout={checkout} />
          <CostSummary {...checkout} totalLabel={t('total')} />
          <CheckoutNotices checkout={checkout} />
          <div className="flex flex-col gap-3 max-roomy:hidden">
            {pay}
            {afterPay}
          </div>
        </div>
      </Card>
      <PhonePayBar>{pay}</PhonePayBar>
      {/* Tab reaches the button that pays before what stands below it, as on wide screens. */}
      <div className="flex flex-col gap-3 roomy:hidden">{afterPay}</div>
    </form>
  );
}

/** Reported once per form: the visitor entered a link. */
function useEnteredLink(url: string): void {
  const services = useServices();
  const isReported = useRef(false);
  const isLink = parseWebLink(url) !== undefined;
  useEffect(() => {
    if (!isLink || isReported.current) return;
    isReported.current = true;
    recordStep(services, 'recordEnterUrl');
  }, [isLink, services]);
}
