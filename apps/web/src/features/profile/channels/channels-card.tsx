import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import type { Profile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { reloadProfile } from '../api.ts';
import { ChannelEntry } from './channel-entry.tsx';

export function ChannelsCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.channels');
  return (
    <Card id="channels" title={t('title')} text={t('text')}>
      {profile.youtube_accounts.length > 0 && (
        <ul className="mb-5 flex flex-col gap-4">
          {profile.youtube_accounts.map((channel) => (
            <ChannelEntry key={channel.id} channel={channel} />
          ))}
        </ul>
      )}
      <BindChannel />
    </Card>
  );
}

function BindChannel() {
  const t = useTranslations('profile.channels');
  const services = useServices();
  const [url, setUrl] = useState('');
  const form = useForm(async () => {
    await services.call('bindYoutubeAccount', { body: { youtube_channel_url: url } });
    await reloadProfile(services);
    setUrl('');
  });
  return (
    <form {...form.form} className="flex max-w-150 flex-col gap-3">
      <TextField
        label={t('url')}
        name="youtube_channel_url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://www.youtube.com/@name"
        maxLength={2048}
        value={url}
        onValueChange={(value) => {
          setUrl(value);
          form.clear('youtube_channel_url');
        }}
        error={form.error('youtube_channel_url')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button
        type="submit"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden="true" />}
        loading={form.isSending}
        disabled={url.trim() === ''}
      >
        {t('add')}
      </Button>
    </form>
  );
}
