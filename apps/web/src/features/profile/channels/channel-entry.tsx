import { ApiError } from '@marquee/contract/client.ts';
import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { profileKey } from '../../../shell/query-keys.ts';
import type { Profile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { reloadProfile } from '../api.ts';

type Channel = Profile['youtube_accounts'][number];

/** One step at a time: first prove ownership, then make the subscriptions visible. */
export function ChannelEntry({ channel }: { channel: Channel }) {
  const t = useTranslations('profile.channels');
  const common = useTranslations('common');
  const hasCode = channel.verification_code_at !== null;
  const isVerified = hasCode && channel.verification_public_subscriptions_at !== null;
  return (
    <li className="rounded-md border border-line">
      <div className="flex items-center gap-3 py-2 pe-2 ps-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <a
            href={`https://www.youtube.com/channel/${channel.youtube_channel.youtube_channel_id}`}
            target="_blank"
            rel="noreferrer noopener"
            dir="auto"
            title={channel.youtube_channel.title}
            className="min-w-0 truncate rounded-sm font-medium hover:underline"
          >
            {channel.youtube_channel.title}
          </a>
          <Badge tone={isVerified ? 'success' : 'warning'}>{isVerified ? t('verified') : t('waiting')}</Badge>
          <TextLink
            className="tap-area text-note"
            href={`/channel-statistics?channel=${channel.youtube_channel.youtube_channel_id}`}
          >
            {t('statistics')}
          </TextLink>
        </div>
        <RemoveChannel channel={channel} />
      </div>
      {!isVerified && (
        <ol className="flex flex-col gap-4 border-line border-t p-4">
          <Step number={1} title={t('codeStep')} isDone={hasCode}>
            <p className="text-ink-soft">{t('codeText')}</p>
            <p className="flex items-center gap-1 self-start rounded-md bg-sunken py-0.5 pe-1 ps-3 font-mono text-14">
              {channel.code}
              <CopyButton
                text={channel.code ?? ''}
                label={common('actions.copy')}
                copiedLabel={common('states.copied')}
              />
            </p>
            <CheckButton channel={channel} call="verifyYoutubeCode" label={t('checkCode')} />
          </Step>
          <Step number={2} title={t('subscriptionsStep')} isDone={false} isNext={hasCode}>
            <p className="text-ink-soft">{t('subscriptionsText')}</p>
            <CheckButton
              channel={channel}
              call="verifyYoutubeSubscriptions"
              label={t('checkSubscriptions')}
            />
          </Step>
        </ol>
      )}
    </li>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  isNext?: boolean;
  children: ReactNode;
}

function Step({ number, title, isDone, isNext = true, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full font-semibold text-12 ${isDone ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-soft'}`}
        aria-hidden="true"
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className={`font-medium leading-6 ${isDone ? 'text-ink-faint' : ''}`}>{title}</p>
        {!isDone && isNext && children}
      </div>
    </li>
  );
}

interface CheckButtonProps {
  channel: Channel;
  call: 'verifyYoutubeCode' | 'verifyYoutubeSubscriptions';
  label: string;
}

function CheckButton({ channel, call, label }: CheckButtonProps) {
  const services = useServices();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await services.call(call, { params: { id: String(channel.id) } });
      await reloadProfile(services);
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      setProblem(fields[0] ?? errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem && (
        <p role="alert" className="text-danger-text text-note">
          {problem}
        </p>
      )}
      <Button className="self-start" loading={isBusy} onClick={check}>
        {label}
      </Button>
    </>
  );
}

function RemoveChannel({ channel }: { channel: Channel }) {
  const t = useTranslations('profile.channels');
  const services = useServices();
  const { run } = useAction();
  const remove = async () => {
    const { title } = channel.youtube_channel;
    const agree = t('remove');
    if (!(await confirm({ title: t('removeTitle', { title }), text: t('removeText'), agree, danger: true })))
      return;
    await run(() => services.call('deleteYoutubeAccount', { params: { id: String(channel.id) } }), {
      done: t('removed'),
      refresh: [profileKey],
    });
  };
  return <IconButton label={t('remove')} icon={<Trash2 className="size-4.5" />} onClick={remove} />;
}
