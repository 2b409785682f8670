import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { fillReply } from '@marquee/domain/tickets/canned-reply.ts';
import { useQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { cannedRepliesQuery } from './api.ts';
import { textFor } from './text-for.ts';

interface CannedReplyMenuProps {
  ticket: StaffTicket;
  onChoose(text: string): void;
}

/** Replies in the customer's language, with what they stand for filled in. */
export function CannedReplyMenu({ ticket, onChoose }: CannedReplyMenuProps) {
  const t = useTranslations('adminSupport');
  const { panelName } = useShell().settings;
  const { data: replies = [] } = useQuery(cannedRepliesQuery(useServices()));
  const { customer, order_id } = ticket;
  const values = {
    customer: customer.name || undefined,
    order: order_id === null ? undefined : String(order_id),
    panel: panelName,
  };
  return (
    <Menu
      label={t('tickets.answer.canned')}
      align="start"
      entries={[
        ...replies.map(({ title, texts }) => ({
          kind: 'action' as const,
          label: title,
          onSelect: () => onChoose(fillReply(textFor(texts, customer.locale), values)),
        })),
        ...(replies.length > 0 ? [{ kind: 'line' as const, label: 'line' }] : []),
        { kind: 'link', label: t('replies.edit'), href: '/admin/canned-replies' },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={<Quote className="size-4" aria-hidden="true" />}>
          {t('tickets.answer.canned')}
        </Button>
      )}
    />
  );
}
