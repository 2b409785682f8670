import type { LinkRule } from '@marquee/domain/links/link-rule.ts';
import type { RE2JS } from 're2js';
import type { CacheDefinition } from '../../platform/caches.ts';

type Match = LinkRule['match'];

interface LinkRules {
  byNetwork: ReadonlyMap<bigint, readonly LinkRule[]>;
  /** Keyed by pattern, so that an unchanged one is not compiled again. */
  compiled: ReadonlyMap<string, Match>;
}

export const storedLinkRules: CacheDefinition<LinkRules> = {
  name: 'link-rules',
  topics: ['links'],
  servesOld: true,
  load: async (db, panelId, previous, of = (id) => storedLinkRules.load(db, id)) => {
    const panel = await db
      .selectFrom('panel')
      .select('parent_id')
      .where('id', '=', panelId)
      .executeTakeFirst();
    // A child panel's networks are its parent's, with their rules.
    const parent = panel?.parent_id ? await of(panel.parent_id) : undefined;
    const rows = await db
      .selectFrom('network_link_rule')
      .selectAll()
      .where('panel_id', '=', panelId)
      .where('is_enabled', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute();
    if (parent && rows.length === 0) return parent;
    const { RE2JS: expressions } = await import('re2js');
    const compiled = new Map<string, Match>();
    const rules = rows.map((row): LinkRule => {
      const match = previous?.compiled.get(row.pattern) ?? compilePattern(expressions, row.pattern);
      compiled.set(row.pattern, match);
      const { network_id: networkId, kinds, hosts, parameters } = row;
      const { normal_form: normalForm, compared_form: comparedForm, embed_form: embedForm } = row;
      return { networkId, kinds, hosts, parameters, normalForm, comparedForm, embedForm, match };
    });
    const own = Map.groupBy(rules, ({ networkId }) => networkId);
    return { byNetwork: parent ? new Map([...parent.byNetwork, ...own]) : own, compiled };
  },
};

/** RE2 matches in linear time, whatever an operator wrote; a pattern that does not compile matches nothing. */
function compilePattern(expressions: typeof RE2JS, pattern: string): Match {
  const expression = compileExpression(expressions, pattern);
  if (!expression) return () => undefined;
  return (text) => {
    const matcher = expression.matcher(text);
    if (!matcher.matches()) return undefined;
    return Array.from({ length: matcher.groupCount() }, (_, index) => matcher.group(index + 1) ?? '');
  };
}

function compileExpression(expressions: typeof RE2JS, pattern: string): RE2JS | undefined {
  try {
    return expressions.compile(pattern);
  } catch {
    return undefined;
  }
}
