import type { LinkedCardView, PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { MethodFacts, MethodIcon } from './payment-method.tsx';
import { type TypedPayment, withTyped } from './typed-payment.ts';

interface ChoiceCardProps {
  href: string;
  icon: string | null;
  name: string;
  text?: string;
  children?: ReactNode;
}

interface MethodStepProps {
  methods: readonly PaymentMethodView[];
  cards: readonly LinkedCardView[];
  typed: TypedPayment;
}

export function MethodStep({ methods, cards, typed }: MethodStepProps) {
  const t = useTranslations('payments.addFunds');
  // An order that could not be paid passes on the missing amount; going back keeps what was typed.
  const hrefOf = (choice: Record<string, string>) => withTyped(new URLSearchParams(choice), typed);
  const usable = cards.filter(
    (card) => !card.is_expired && methods.some(({ id }) => id === card.payment_method_id),
  );
  if (methods.length === 0) {
    return (
      <Card>
        <EmptyState illustration="wallet" title={t('none.title')} text={t('none.text')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {usable.length > 0 && (
        <section>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
            <h2 className="font-semibold text-16">{t('yourCards')}</h2>
            <TextLink href="/linked-cards">{t('manageCards')}</TextLink>
          </div>
          <ul className="grid gap-3 tablet:grid-cols-2">
            {usable.map((card) => (
              <ChoiceCard
                key={card.id}
                href={hrefOf({ method: String(card.payment_method_id), card: String(card.id) })}
                icon={card.icon}
                name={card.name}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="pb-3 font-semibold text-16">{t('methods')}</h2>
        <ul className="grid gap-3 tablet:grid-cols-2">
          {methods.map((method) => (
            <ChoiceCard
              key={method.id}
              href={hrefOf({ method: String(method.id) })}
              icon={method.icon}
              name={method.name}
              text={method.description}
            >
              <MethodFacts method={method} />
            </ChoiceCard>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A link, because the choice is in the address and "back" undoes it. */
function ChoiceCard({ href, icon, name, text, children }: ChoiceCardProps) {
  return (
    <li className="min-w-0">
      <BareLink
        href={href}
        className="group flex h-full items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-primary focus-visible:border-primary"
      >
        <MethodIcon name={icon} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span dir="auto" className="font-medium text-16">
            {name}
          </span>
          {text && (
            <span dir="auto" className="text-ink-soft">
              {text}
            </span>
          )}
          {children && <span className="mt-1.5">{children}</span>}
        </span>
        <ChevronRight
          className="mt-2.5 size-5 shrink-0 text-ink-faint group-hover:text-primary-text"
          aria-hidden="true"
        />
      </BareLink>
    </li>
  );
}
