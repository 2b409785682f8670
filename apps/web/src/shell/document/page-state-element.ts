import { type Place, textBytes } from '../../lib/kept-parts.ts';
import { packRows } from '../../lib/pack-rows.ts';
import { type PageState, pageStateId } from '../../lib/page-state.ts';

/** Seen once. Most objects belong to one visitor and are never seen again. */
const seen = new WeakSet<object>();

/** Answers that many visitors share are the same objects each time, so their text is written once; short ones stay text. */
const kept = new WeakMap<object, Uint8Array | string>();

/** Shorter texts cost less than their place. */
const shortest = 200;

/** What the browser takes the page over with. */
export function pageStateElement({ queries, phrases, ...rest }: PageState, place: Place): string {
  const own = json(rest).slice(1, -1);
  const areas = Object.entries(phrases).map(
    ([area, texts]) => `${json(area)}:${text(area === 'errors' ? shownErrors(texts) : texts, place, 0)}`,
  );
  const data = queries.map(([key, value]) => `[${json(key)},${text(value, place)}]`);
  return `<script type="application/json" id="${pageStateId}">{${own},"phrases":{${areas.join()}},"queries":[${data.join()}]}</script>`;
}

const errorsInBrowser = new WeakMap<object, object>();

/** Of the refusals of fields, those that the browser names by itself. */
export const fieldsInBrowser: readonly string[] = ['required', 'domain_taken', 'service_unavailable'];

/** The server translates its own refusals; the browser names only what goes wrong without it. */
function shownErrors(errors: object): object {
  const { internal, field } = errors as { internal: string; field: Record<string, string> };
  const named = fieldsInBrowser.map((name) => [name, field[name]]);
  const shown = errorsInBrowser.get(errors) ?? { internal, field: Object.fromEntries(named) };
  errorsInBrowser.set(errors, shown);
  return shown;
}

function text(value: unknown, place: Place, levels = 2): string {
  if (typeof value !== 'object' || value === null) return json(value ?? null);
  const part = kept.get(value) ?? (seen.has(value) ? keep(value, levels) : undefined);
  if (part !== undefined) return typeof part === 'string' ? part : place(part);
  seen.add(value);
  return written(value, place, levels);
}

function keep(value: object, levels: number): Uint8Array | string {
  const decoder = new TextDecoder();
  const whole = written(value, (part) => decoder.decode(part), levels);
  const part = whole.length < shortest ? whole : textBytes(whole);
  kept.set(value, part);
  return part;
}

/** Two levels deep, the parts of what is put together anew for each visitor are looked up as well. */
function written(value: object, place: Place, levels: number): string {
  if (levels === 0 || 'toJSON' in value) return json(packRows(value));
  if (Array.isArray(value))
    return value.length === 1 ? `[${text(value[0], place, levels - 1)}]` : json(packRows(value));
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields.map(([name, each]) => `${json(name)}:${text(each, place, levels - 1)}`).join()}}`;
}

/** `<` is the only character with which JSON could end the script element early. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
