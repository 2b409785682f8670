import { type ComponentProps, createElement, type ReactNode } from 'react';

export interface IconData {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

/**
 * Replaces the function of this name in `lucide-react` in the build: the same drawing without the options that we
 * do not use. A page has a hundred icons, so it must be small and fast: what all of them share is in `base.css`.
 */
// biome-ignore lint/style/noDefaultExport: the files of the icons import it as the default.
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  // When it is first shown: to make all icons while the code is read keeps a slow phone busy.
  let drawing: ReactNode;
  let classes = '';
  return ({ size, strokeWidth, className, children, ...rest }: IconProps) => {
    classes ||= ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
    drawing ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        strokeWidth,
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': children || isDescribed(rest) ? undefined : true,
        ...rest,
      },
      drawing,
      children,
    );
  };
}

function isDescribed(props: object): boolean {
  return Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');
}
