import { packRows } from '../../lib/pack-rows.ts';
import { type PageState, pageStateId } from '../../lib/page-state.ts';

/** Answers that many visitors share are the same objects each time, so their text is written once. */
const written = new WeakMap<object, string>();

/** What the browser takes the page over with. */
export function pageStateElement({ queries, phrases, ...rest }: PageState): string {
  const own = json(rest).slice(1, -1);
  const areas = Object.entries(phrases).map(
    ([area, texts]) => `${json(area)}:${text(area === 'errors' ? shownErrors(texts) : texts, 0)}`,
  );
  const data = queries.map(([key, value]) => `[${json(key)},${text(value)}]`);
  return `<script type="application/json" id="${pageStateId}">{${own},"phrases":{${areas.join()}},"queries":[${data.join()}]}</script>`;
}

const errorsInBrowser = new WeakMap<object, object>();

/** The server translates its own refusals; the browser names only what goes wrong without it. */
function shownErrors(errors: object): object {
  const { internal, field } = errors as { internal: unknown; field: unknown };
  const shown = errorsInBrowser.get(errors) ?? { internal, field };
  errorsInBrowser.set(errors, shown);
  return shown;
}

/** Two levels deep, the parts of what is put together anew for each visitor are looked up as well. */
function text(value: unknown, levels = 2): string {
  if (typeof value !== 'object' || value === null) return json(value ?? null);
  const known = written.get(value);
  if (known !== undefined) return known;
  const made = levels === 0 ? json(packRows(value)) : assembled(value, levels - 1);
  written.set(value, made);
  return made;
}

function assembled(value: object, levels: number): string {
  if ('toJSON' in value) return json(value);
  if (Array.isArray(value)) return value.length === 1 ? `[${text(value[0], levels)}]` : json(packRows(value));
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields.map(([name, each]) => `${json(name)}:${text(each, levels)}`).join()}}`;
}

/** `<` is the only character with which JSON could end the script element early. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
