import type { CannedReply } from '@marquee/contract/generated/console.ts';
import { nativeNames } from '@marquee/domain/locale/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { wholeNumber } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { cannedRepliesQuery } from './api.ts';
import { CannedReplyForm } from './canned-reply-form.tsx';
import { textFor } from './text-for.ts';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(cannedRepliesQuery(services));
};

/** Answers that are given often, in the languages of the customers. */
export function Page() {
  const t = useTranslations('adminSupport.replies');
  const close = useTranslations('common.actions')('close');
  const { data: replies = [] } = useQuery(cannedRepliesQuery(useServices()));
  const [query, setQuery] = useSearchParams();
  const open = (edit: string | undefined) => setQuery(edit ? { edit } : {}, { preventScrollReset: true });
  const edited = replies.find(({ id }) => id === wholeNumber(query.get('edit')));
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => open('new')}
          >
            {t('add')}
          </Button>
        }
      />
      <Card flush>
        {replies.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        <ul>
          {replies.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onOpen={() => open(String(reply.id))} />
          ))}
        </ul>
      </Card>
      <LazyDialog
        open={edited !== undefined || query.get('edit') === 'new'}
        onClose={() => open(undefined)}
        title={edited ? edited.title : t('add')}
        closeLabel={close}
        width="wide"
      >
        <CannedReplyForm key={edited?.id ?? 'new'} reply={edited} onDone={() => open(undefined)} />
      </LazyDialog>
    </>
  );
}

function ReplyRow({ reply, onOpen }: { reply: CannedReply; onOpen(): void }) {
  const { locale } = useServices();
  return (
    <li className="border-line border-b last:border-0">
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-col gap-1 px-4 py-3 text-start outline-offset-[-2px] transition-colors hover:bg-hover tablet:px-5"
      >
        <span className="flex w-full flex-wrap items-center gap-2">
          <span className="font-medium text-primary-text">{reply.title}</span>
          {reply.texts.map((one) => (
            <Badge key={one.locale}>{nativeNames[one.locale]}</Badge>
          ))}
          <span className="ms-auto text-ink-faint text-note">
            <Moment value={reply.updated_at} inLink />
          </span>
        </span>
        <span dir="auto" className="line-clamp-2 text-ink-soft">
          {textFor(reply.texts, locale)}
        </span>
      </button>
    </li>
  );
}
