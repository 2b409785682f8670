type Attributes = Readonly<Record<string, string | boolean | undefined>>;
type Child = Node | string | undefined;

/** `element('p', { class: 'hint' }, 'Text')`: true sets an empty attribute, false and undefined none. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

interface Field<Control extends HTMLInputElement | HTMLSelectElement> {
  box: HTMLElement;
  control: Control;
  hint: HTMLElement;
  /** An empty text takes the error away. */
  setError(text: string): void;
}

/** A control with its label, hint and error, all of which a screen reader reads with it. */
export function field<Control extends HTMLInputElement | HTMLSelectElement>(
  id: string,
  label: string,
  control: Control,
  hintText = '',
): Field<Control> {
  const hint = element('p', { class: 'hint', id: `${id}-hint` }, hintText);
  const error = element('p', { class: 'error', id: `${id}-error` });
  hint.hidden = hintText === '';
  error.hidden = true;
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-hint ${id}-error`);
  const box = element('div', { class: 'field' }, element('label', { for: id }, label), control, hint, error);
  const setError = (text: string) => {
    error.textContent = text;
    error.hidden = text === '';
    control.setAttribute('aria-invalid', String(text !== ''));
  };
  return { box, control, hint, setError };
}

/** Replaces the choices; the first that is wanted and there is chosen. */
export function setOptions(
  select: HTMLSelectElement,
  options: readonly { id: number; name: string }[],
  wanted: readonly (number | null | undefined)[] = [],
): void {
  select.replaceChildren(...options.map(({ id, name }) => element('option', { value: String(id) }, name)));
  const chosen = wanted.find((id) => options.some((option) => option.id === id));
  if (chosen !== undefined && chosen !== null) select.value = String(chosen);
}
