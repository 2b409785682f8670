import type { Banner } from '@marquee/contract/generated/shell.ts';
import { readableTextOn } from '@marquee/domain/colors/contrast.ts';

type Information = Banner['information'][number];

const hexColor = /^#[\da-f]{6}$/i;

/** An operator's colours as a style sheet, because the content security policy allows no style attributes. */
export function bannerStyles(name: string, information: Information): string {
  const background = color(information.backgroundColor);
  const button = color(information.buttonBgColor);
  const title = color(information.titleColor) ?? (background && readableTextOn(background));
  const buttonText = color(information.buttonTextColor) ?? (button && readableTextOn(button));
  return (
    rule(`.${name}`, { 'background-color': background, color: title }) +
    rule(`.${name} .banner-button`, { 'background-color': button, color: buttonText })
  );
}

function rule(selector: string, declarations: Record<string, string | undefined>): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
}

/** Checked here too: only a colour may get into the style sheet. */
function color(value: string | null): string | undefined {
  return value !== null && hexColor.test(value) ? value : undefined;
}
