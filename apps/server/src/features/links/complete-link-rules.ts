import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { embedForms } from './known-rules/embed-forms.ts';
import { type KnownNetwork, knownRules } from './known-rules/known-rules.ts';

/** Any number that no other advisory lock uses. */
const rulesLock = 7_304_202;

/**
 * Over all panels: a network that is known by its slug gets its link rules when it has none, and a rule that
 * is unchanged since it was added gets the forms introduced later. Operators' own rules stay as they are.
 */
export async function completeLinkRules(ctx: Context): Promise<void> {
  await inTransaction(ctx, ({ db }) => addKnownLinkRules(db));
}

/** Needs a transaction for its lock: two processes would otherwise fill the same network twice. */
export async function addKnownLinkRules(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rulesLock})`.execute(db);
  const networks = await db
    .selectFrom('network')
    .select(['panel_id', 'id', 'slug'])
    .where('slug', 'in', Object.keys(knownRules))
    // A child panel has its parent's rules.
    .where('mirrored_name', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('network_link_rule as rule')
            .select('rule.id')
            .whereRef('rule.panel_id', '=', 'network.panel_id')
            .whereRef('rule.network_id', '=', 'network.id'),
        ),
      ),
    )
    .orderBy('panel_id')
    .orderBy('id')
    .execute();
  for (const network of networks) {
    const rows = knownRules[network.slug as KnownNetwork].map((rule, position) => ({
      panel_id: network.panel_id,
      network_id: network.id,
      kinds: [...rule.kinds],
      hosts: [...rule.hosts],
      pattern: rule.pattern,
      parameters: [...(rule.parameters ?? [])],
      normal_form: rule.normalForm,
      compared_form: rule.comparedForm ?? null,
      embed_form: embedForms[rule.comparedForm ?? rule.normalForm] ?? null,
      position,
    }));
    await db.insertInto('network_link_rule').values(rows).execute();
  }
  await addComparedForms(db);
  await addEmbedForms(db);
}

async function addComparedForms(db: Database): Promise<void> {
  const known = Object.entries(knownRules).flatMap(([slug, rules]) =>
    rules.flatMap(({ pattern, normalForm, comparedForm }) =>
      comparedForm ? { slug, pattern, normal_form: normalForm, compared_form: comparedForm } : [],
    ),
  );
  await sql`
    update network_link_rule rule set compared_form = known.compared_form
      from network, jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as known (slug text, pattern text, normal_form text, compared_form text)
     where (network.panel_id, network.id) = (rule.panel_id, rule.network_id)
       and (network.slug, rule.pattern, rule.normal_form) = (known.slug, known.pattern, known.normal_form)
       and rule.compared_form is null`.execute(db);
}

async function addEmbedForms(db: Database): Promise<void> {
  const known = Object.entries(knownRules).flatMap(([slug, rules]) =>
    rules.flatMap(({ pattern, normalForm, comparedForm }) => {
      const embed = embedForms[comparedForm ?? normalForm];
      return embed ? { slug, pattern, normal_form: normalForm, embed_form: embed } : [];
    }),
  );
  await sql`
    update network_link_rule rule set embed_form = known.embed_form
      from network, jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as known (slug text, pattern text, normal_form text, embed_form text)
     where (network.panel_id, network.id) = (rule.panel_id, rule.network_id)
       and (network.slug, rule.pattern, rule.normal_form) = (known.slug, known.pattern, known.normal_form)
       and rule.embed_form is null`.execute(db);
}
