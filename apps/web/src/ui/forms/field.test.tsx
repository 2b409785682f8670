import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

function attribute(markup: string, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1];
}

describe('Field', () => {
  it('ties label, control and hint together', () => {
    const markup = renderToString(
      <Field label="Link" hint="Paste it">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = /<input[^>]*>/.exec(markup)?.[0] ?? '';
    expect(attribute(input, 'id')).toBe(attribute(markup, 'for'));
    expect(markup).toContain(`<p id="${attribute(input, 'aria-describedby')}"`);
  });
  it('shows an error in the place of the hint and marks the control', () => {
    const markup = renderToString(
      <Field label="Link" hint="Paste it" error="Not a link">
        {(control) => <Input {...control} />}
      </Field>,
    );
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('Not a link');
    expect(markup).not.toContain('Paste it');
  });
});
