import { useProfile } from '../../../shell/session/profile.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The owner of the address is offered the order on their orders page. */
export function AccountCard() {
  const t = useTranslations('orders.status');
  const isSignedIn = useProfile() !== null;
  return (
    <Card title={t('accountTitle')} text={t('accountText')} className="print:hidden">
      <div className="flex flex-wrap gap-2">
        {isSignedIn ? (
          <LinkButton href="/orders">{t('toOrders')}</LinkButton>
        ) : (
          <>
            <LinkButton href="/login?redirect=%2Forders">{t('signIn')}</LinkButton>
            <LinkButton href="/register?redirect=%2Forders">{t('register')}</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
