import type { StaffNote } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../lib/app-services.ts';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAction } from '../use-action.ts';
import { consoleKeys } from './query-keys.ts';

type Subject = 'order' | 'customer' | 'ticket';

const calls = {
  order: ['listOrderNotes', 'addOrderNote'],
  customer: ['listCustomerNotes', 'addCustomerNote'],
  ticket: ['listTicketNotes', 'addTicketNote'],
} as const;

interface StaffNotesProps {
  subject: Subject;
  id: number;
}

/** What staff wrote down about an order or a customer, and a field for more. Customers never see it. */
export function StaffNotes({ subject, id }: StaffNotesProps) {
  const t = useTranslations('admin.notes');
  const services = useServices();
  const { data: notes = [] } = useQuery({
    queryKey: consoleKeys.notes(subject, id),
    queryFn: async ({ signal }) =>
      (await services.call(calls[subject][0], { params: { id } }, { signal })).data,
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('title')}</h3>
      <NewNote services={services} subject={subject} id={id} />
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.id}>
              <Note note={note} subject={subject} id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewNote({ services, subject, id }: StaffNotesProps & { services: AppServices }) {
  const t = useTranslations('admin.notes');
  const [text, setText] = useState('');
  const form = useForm(async () => {
    await services.call(calls[subject][1], { params: { id }, body: { text: text.trim() } });
    setText('');
    await refreshQueries(services, [consoleKeys.notes(subject, id)]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-2">
      <Textarea
        name="text"
        rows={2}
        aria-label={t('new')}
        placeholder={t('hint')}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      {text.trim() !== '' && (
        <Button type="submit" size="small" className="self-start" loading={form.isSending}>
          {t('add')}
        </Button>
      )}
    </form>
  );
}

function Note({ note, subject, id }: StaffNotesProps & { note: StaffNote }) {
  const t = useTranslations('admin.notes');
  const { call } = useServices();
  const action = useAction();
  const remove = () =>
    void action.run(() => call('deleteNote', { params: { id: note.id } }), {
      done: t('deleted'),
      refresh: [consoleKeys.notes(subject, id)],
    });
  return (
    <article className="rounded-md border border-line p-3">
      <header className="flex items-center gap-2 text-ink-faint text-note">
        <span className="min-w-0 truncate">{note.author}</span>
        <span className="ms-auto whitespace-nowrap">
          <Moment value={note.created_at} />
        </span>
        {note.is_own && (
          <IconButton icon={<Trash2 className="size-4" />} label={t('delete')} onClick={remove} />
        )}
      </header>
      <p className="mt-1 whitespace-pre-wrap break-words">{note.text}</p>
    </article>
  );
}
