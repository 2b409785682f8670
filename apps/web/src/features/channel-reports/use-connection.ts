import type { ReportChannel } from '@marquee/contract/generated/youtube.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useServices } from '../../lib/use-services.ts';
import { channelReportKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { profileKey } from '../../shell/query-keys.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Its owner allows us to read a channel's reports, or no longer. */
export function useConnection() {
  const t = useTranslations('channelReports.connection');
  const services = useServices();
  const action = useAction();
  const connect = () =>
    action.run(
      async () => {
        const redirect = localizedPath('/channel-statistics', services.locale);
        const { data } = await services.call('connectChannel', { body: { redirect } });
        window.location.assign(data.url);
      },
      { name: 'connect' },
    );
  const disconnect = async ({ id, title }: ReportChannel) => {
    const isSure = await confirm({
      title: t('disconnectTitle', { title }),
      text: t('disconnectText'),
      agree: t('disconnect'),
      danger: true,
    });
    if (!isSure) return;
    await action.run(() => services.call('disconnectChannel', { params: { id: String(id) } }), {
      name: 'disconnect',
      done: t('disconnected'),
      refresh: [channelReportKeys.all, profileKey],
    });
  };
  return {
    connect,
    disconnect,
    isConnecting: action.isRunning('connect'),
    isDisconnecting: action.isRunning('disconnect'),
  };
}
