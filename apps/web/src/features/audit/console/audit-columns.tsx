import type { AuditEntry } from '@marquee/contract/generated/console.ts';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Who did it, in words. */
export function useActorName(): (entry: AuditEntry) => string {
  const t = useTranslations('adminAccess.audit');
  return ({ actor, actor_kind, on_behalf_of }) => {
    const name = actor?.name || actor?.email || (actor ? `#${actor.id}` : '');
    if (on_behalf_of) {
      const operator = on_behalf_of.name || on_behalf_of.email || `#${on_behalf_of.id}`;
      return t('onBehalf', { name: operator, customer: name });
    }
    if (actor) return name;
    if (actor_kind === 'guest') return t('nobody');
    return actor_kind.startsWith('system') ? `${t('system')} · ${actor_kind.slice(7)}` : actor_kind;
  };
}

export function useAuditColumns({ open }: ListAddress): DataColumn<AuditEntry>[] {
  const t = useTranslations('adminAccess.audit');
  const actorName = useActorName();
  return [
    {
      id: 'action',
      header: t('action'),
      card: 'title',
      fixed: true,
      cell: ({ id, action }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => open(id)}
        >
          {action}
        </button>
      ),
    },
    { id: 'who', header: t('who'), cell: actorName },
    {
      id: 'subject',
      header: t('subject'),
      cell: ({ subject_type, subject_id }) => `${subject_type} ${subject_id}`,
    },
    {
      id: 'reason',
      header: t('reason'),
      stepsBack: { below: 1150, className: 'max-desktop:hidden' },
      cell: ({ reason }) => <span className="line-clamp-1 text-ink-soft">{reason || '–'}</span>,
    },
    {
      id: 'created_at',
      header: t('time'),
      card: 'corner',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
