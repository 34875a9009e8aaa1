/// <reference path="./lucide-icons.d.ts" />
import type { LucideIconData } from '@lucide/icons';
import { createElement, type JSX } from 'react';

/** The shapes of an icon: an export of `@lucide/icons`. */
export type IconData = LucideIconData;

/** Props of {@link Icon}. */
export interface IconProps {
  data: IconData;
  /** Pixels. Default 24. */
  sizePx?: number;
  /** In units of a 24 × 24 grid. Default 2. */
  strokeWidth?: number;
  className?: string;
}

/**
 * A Lucide icon in the current text color. It is hidden from screen readers: name the control, or write the text
 * beside it.
 *
 * @example
 * ```tsx
 * import { Wine } from '@lucide/icons';
 * import { Icon } from '@portal-kit/ui/icon';
 *
 * export const ItemsIcon = () => <Icon data={Wine} sizePx={18} />;
 * ```
 */
export function Icon({ data, sizePx = 24, strokeWidth = 2, className }: IconProps): JSX.Element {
  // Shapes that are passed as separate arguments need no keys.
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      width: sizePx,
      height: sizePx,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className,
    },
    ...data.node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
