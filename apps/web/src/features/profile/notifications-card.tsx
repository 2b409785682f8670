import type { Profile } from '../../shell/session/profile.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useInstantSave } from './use-instant-save.ts';

const kinds = ['orders', 'payments', 'subscriptions'] as const;
const flags = {
  orders: { inApp: 'order_actions_in_app', email: 'order_actions_notification' },
  payments: { inApp: 'payment_actions_in_app', email: 'payment_actions_notification' },
  subscriptions: { inApp: 'subscription_actions_in_app', email: 'subscription_actions_notification' },
} as const;
const ways = ['inApp', 'email'] as const;

/** One row per kind, with a switch for each way of being told. */
export function NotificationsCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.notifications');
  const { pending, save } = useInstantSave();
  return (
    <Card id="notifications" title={t('title')} text={t('text')}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-line border-b text-ink-faint text-note">
            <td />
            {ways.map((way) => (
              <th key={way} scope="col" className="w-20 px-1 py-2 text-center font-medium tablet:w-28">
                {t(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="py-3 pe-3 text-start font-normal">
                {t(kind)}
                <span className="block text-ink-faint text-note">{t(`${kind}Hint`)}</span>
              </th>
              {ways.map((way) => {
                const flag = flags[kind][way];
                return (
                  <td key={way} className="px-1 text-center">
                    <Switch
                      className="justify-center gap-0"
                      checked={pending[flag] ?? profile[flag]}
                      onChange={(event) => save({ [flag]: event.target.checked })}
                    >
                      <VisuallyHidden>{`${t(kind)}: ${t(way)}`}</VisuallyHidden>
                    </Switch>
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-3 pe-3 text-start font-normal">
              {t('always')}
            </th>
            <td colSpan={2} className="px-1 text-center text-ink-faint text-note">
              {t('alwaysHint')}
            </td>
          </tr>
        </tbody>
      </table>
    </Card>
  );
}
