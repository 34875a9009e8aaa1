import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import type { ButtonTone } from './button';
import * as css from './button.css';

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  tone?: ButtonTone;
  icon?: ReactNode;
}

/** A link that looks like a button, for actions that go somewhere: it can be opened in a new tab. */
export function ButtonLink({ tone = 'secondary', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(css.button, css.tones[tone], className)}>
      {icon}
      {children}
    </a>
  );
}
