import { useState } from 'react';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { consoleKeys } from './query-keys.ts';

interface SaveViewDialogProps {
  open: boolean;
  onClose(): void;
  list: string;
  query: string;
}

export function SaveViewDialog({ open, onClose, list, query }: SaveViewDialogProps) {
  const t = useTranslations('admin.views');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={t('save')} text={t('saveText')} closeLabel={close}>
      <SaveViewForm onDone={onClose} list={list} query={query} />
    </LazyDialog>
  );
}

function SaveViewForm({ onDone, list, query }: { onDone(): void; list: string; query: string }) {
  const t = useTranslations('admin.views');
  const services = useServices();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const form = useForm(async () => {
    await services.call('saveView', { body: { list, name: name.trim(), query, is_shared: isShared } });
    await refreshQueries(services, [consoleKeys.views(list)]);
    onDone();
  });
  return (
    <form {...form.form} className="flex flex-col gap-3">
      <TextField
        label={t('name')}
        name="name"
        maxLength={80}
        value={name}
        onValueChange={(value) => {
          form.clear('name');
          setName(value);
        }}
        error={form.error('name')}
      />
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {t('share')}
      </Checkbox>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('save')}
      </Button>
    </form>
  );
}
