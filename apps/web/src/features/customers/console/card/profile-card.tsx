import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { nativeNames } from '@marquee/domain/locale/locales.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

type Fact = readonly [name: string, value: React.ReactNode];

export function ProfileCard({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers');
  const marketing: Fact[] = Object.entries(customer.marketing).map(([name, value]) => [
    name.replace(/^marketing_/, ''),
    value,
  ]);
  return (
    <Card title={t('card.profile')}>
      {customer.freezes.length > 0 && (
        <ul className="mb-4 flex flex-col gap-1 rounded-md bg-danger-soft px-3.5 py-3 text-danger-text">
          {customer.freezes.map(({ cause, reason, created_at }) => (
            <li key={`${cause} ${created_at}`}>
              <span className="font-medium">{t(`freezes.${cause}`)}</span>: {reason}
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          ...(customer.role === 'customer'
            ? []
            : [[t('columns.role'), t(`roles.${customer.role}`)] satisfies Fact]),
          [t('columns.registered'), <Moment key="registered" value={customer.created_at} />],
          ...when(customer.email_verified_at, (value) => [
            t('card.verified'),
            <Moment key="verified" value={value} />,
          ]),
          [t('card.signIn'), <SignIn key="sign-in" customer={customer} />],
          [t('card.language'), languageName(customer.locale)],
          [t('card.timeZone'), customer.time_zone],
          ...when(contacts(customer), (value) => [t('card.contacts'), value]),
          ...when(company(customer), (value) => [t('card.company'), value]),
          ...when(customer.vat, (value) => [t('card.vat'), value]),
        ]}
      />
      {marketing.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">{t('card.marketing')}</h3>
          <Facts facts={marketing} />
        </>
      )}
    </Card>
  );
}

function SignIn({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers.card');
  const { has_password, social, second_factor } = customer;
  const ways = [
    ...(has_password ? [t('password')] : []),
    ...social.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    ...(second_factor.totp ? [t('totp')] : []),
    ...(second_factor.passkeys > 0 ? [t('passkeys', { count: second_factor.passkeys })] : []),
  ];
  return ways.join(', ') || '–';
}

function when(value: string | null, fact: (value: string) => Fact): Fact[] {
  return value ? [fact(value)] : [];
}

function contacts({ messengers }: CustomerCard): string {
  return messengers.map(({ type, value }) => `${type}: ${value}`).join(', ');
}

function company({ company_name, company_address, company_site }: CustomerCard): string {
  return [company_name, company_address, company_site].filter(Boolean).join(', ');
}

function languageName(locale: string): string {
  return Object.hasOwn(nativeNames, locale) ? nativeNames[locale as keyof typeof nativeNames] : locale;
}
