import type { StaffNote } from '@marquee/contract/console/staff-notes.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { customersById } from '../accounts/index.ts';

export interface NoteSubject {
  type: 'order' | 'account' | 'ticket';
  id: bigint;
}

const mostListed = 200;

/** The newest first. */
export async function listNotes(ctx: Context, { type, id }: NoteSubject): Promise<StaffNote[]> {
  const notes = await ctx.db
    .selectFrom('staff_note')
    .select(['id', 'author_id', 'body', 'created_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  const authors = await customersById(
    ctx,
    notes.map(({ author_id }) => author_id),
  );
  const { accountId } = signedIn(ctx);
  return notes.map((note) => {
    const author = authors.get(note.author_id);
    return {
      id: Number(note.id),
      author: author?.name || author?.email || `#${note.author_id}`,
      is_own: note.author_id === accountId,
      text: note.body,
      created_at: note.created_at.toISOString(),
    };
  });
}

export async function addNote(ctx: Context, subject: NoteSubject, text: string): Promise<void> {
  await ctx.db
    .insertInto('staff_note')
    .values({
      panel_id: ctx.panel.id,
      subject_type: subject.type,
      subject_id: subject.id,
      author_id: signedIn(ctx).accountId,
      body: text,
      created_at: ctx.clock.now(),
    })
    .execute();
}

/** Only whoever wrote it. */
export async function deleteNote(ctx: Context, id: bigint): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_note')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .where('author_id', '=', signedIn(ctx).accountId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse('not_found');
}

/** What was written about somebody goes with them. */
export async function forgetNotesAbout({ db, panel }: Context, accountId: bigint): Promise<void> {
  await db
    .deleteFrom('staff_note')
    .where('panel_id', '=', panel.id)
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', accountId)
    .execute();
}
