import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import type { ButtonTone } from './button';
import * as css from './button.css';

/** Props of {@link ButtonLink}: all props of a native link, and the props below. */
export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Default `secondary`. */
  tone?: ButtonTone;
  /** 36 px high, or 28 px inside a row. Default `medium`. */
  size?: 'small' | 'medium';
  /** An icon before the text; hide it from screen readers. */
  icon?: ReactNode;
}

/**
 * A native link that looks like a button. Use it for navigation.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@portal-kit/ui/button';
 *
 * export const AddItem = () => (
 *   <ButtonLink href="/SUP-1001/items/create" tone="primary">
 *     Add New Item
 *   </ButtonLink>
 * );
 * ```
 */
export function ButtonLink({
  tone = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      part={`button ${tone} ${size}`}
      className={classNames(css.button, css.tones[tone], className)}
    >
      {icon}
      {children}
    </a>
  );
}
