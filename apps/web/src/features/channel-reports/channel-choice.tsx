import type { ReportChannel } from '@marquee/contract/generated/youtube.ts';
import { Unlink } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ConnectButton } from './connect-button.tsx';
import { useConnection } from './use-connection.ts';

interface ChannelChoiceProps {
  channels: readonly ReportChannel[];
  chosen: ReportChannel;
  canConnect: boolean;
  onChoose(channelId: string): void;
}

/** Which of the customer's channels is shown, and what can be done about its connection. */
export function ChannelChoice({ channels, chosen, canConnect, onChoose }: ChannelChoiceProps) {
  const t = useTranslations('channelReports.connection');
  const { disconnect, isDisconnecting } = useConnection();
  return (
    <>
      {channels.length > 1 && (
        <Select
          className="min-w-0 max-w-72"
          aria-label={t('channel')}
          value={chosen.channel_id}
          options={channels.map(({ channel_id, title }) => ({ value: channel_id, label: title }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {(chosen.connection === 'connected' || chosen.connection === 'revoked') && (
        <Button
          icon={<Unlink className="size-4" aria-hidden="true" />}
          loading={isDisconnecting}
          onClick={() => disconnect(chosen)}
        >
          {t('disconnect')}
        </Button>
      )}
      {canConnect && chosen.connection === 'connected' && <ConnectButton>{t('another')}</ConnectButton>}
    </>
  );
}

/** The one in the address, else the first that has reports. */
export function chooseChannel(
  channels: readonly ReportChannel[],
  channelId: string | undefined,
): ReportChannel | undefined {
  return (
    channels.find(({ channel_id }) => channel_id === channelId) ??
    channels.find(({ is_reportable }) => is_reportable) ??
    channels[0]
  );
}
