import type { Escalation, Escalations } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { MessageText } from '../message-text.tsx';
import { escalationsQuery } from './api.ts';
import { AskForm, ReplyForm } from './parent-question-forms.tsx';

interface ParentQuestionsProps {
  ticketId: number;
  /** Puts the parent's words into the answer to the customer. */
  onReuse(text: string): void;
}

/** What was asked of the parent panel about this ticket, for staff only; nothing on a panel without a parent. */
export function ParentQuestions({ ticketId, onReuse }: ParentQuestionsProps) {
  const t = useTranslations('adminSupport.escalation');
  const errorMessage = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useQuery(escalationsQuery(useServices(), ticketId));
  if (error) return <p className="text-danger-text">{errorMessage(error)}</p>;
  if (!data) return null;
  const { panel_name: panel, order, can_ask, escalations } = data;
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('staffOnly')}</p>
        {!order && escalations.length === 0 && <p>{t('noOrder', { panel })}</p>}
        {escalations.map((escalation) => (
          <Conversation
            key={escalation.id}
            panel={panel}
            ticketId={ticketId}
            escalation={escalation}
            onReuse={onReuse}
          />
        ))}
        {can_ask && order && (
          <AskPart
            isAsking={isAsking}
            setAsking={setAsking}
            ticketId={ticketId}
            escalations={{ ...data, order }}
          />
        )}
      </div>
    </Card>
  );
}

interface AskPartProps {
  isAsking: boolean;
  setAsking(isAsking: boolean): void;
  ticketId: number;
  escalations: Escalations & { order: NonNullable<Escalations['order']> };
}

function AskPart({ isAsking, setAsking, ticketId, escalations }: AskPartProps) {
  const t = useTranslations('adminSupport.escalation');
  if (!isAsking)
    return (
      <Button className="self-start" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
    );
  return (
    <AskForm
      ticketId={ticketId}
      panel={escalations.panel_name}
      order={escalations.order}
      onDone={() => setAsking(false)}
    />
  );
}

const tones: Record<Escalation['status'], Tone> = { open: 'info', answered: 'warning', closed: 'neutral' };

interface ConversationProps {
  panel: string;
  ticketId: number;
  escalation: Escalation;
  onReuse(text: string): void;
}

function Conversation({ panel, ticketId, escalation, onReuse }: ConversationProps) {
  const t = useTranslations('adminSupport.escalation');
  const { status, messages, url } = escalation;
  return (
    <section aria-label={t('title')} aria-live="polite" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Status tone={tones[status]}>{t(`states.${status}`, { panel })}</Status>
        <TextLink href={url} target="_blank" rel="noreferrer">
          {t('openThere', { panel })}
        </TextLink>
      </p>
      <ol className="flex flex-col gap-3 border-line border-s-2 ps-4">
        {messages.map(({ id, author, text, files_count, created_at }) => (
          <li key={id} className="flex flex-col gap-1">
            <p className="text-ink-faint text-note">
              <span className="font-medium text-ink-soft">{author === 'us' ? t('us') : panel}</span>
              {' · '}
              <Moment value={created_at} />
              {files_count > 0 && ` · ${t('files', { count: files_count })}`}
            </p>
            <MessageText text={text} />
            {author === 'parent' && (
              <Button size="small" className="self-start" onClick={() => onReuse(text)}>
                {t('reuse')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {status !== 'closed' && <ReplyForm ticketId={ticketId} panel={panel} />}
    </section>
  );
}
