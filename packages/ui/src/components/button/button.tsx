import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names';
import { Spinner } from '../spinner/spinner';
import * as css from './button.css';

export type ButtonTone = keyof typeof css.tones;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `primary` once a screen, `danger` for what cannot be undone. Default `secondary`. */
  tone?: ButtonTone;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Shows a spinner and ignores presses; the button keeps its focus and its width. */
  isPending?: boolean;
  /** Not `ref`: plain props work in React 18 and 19 alike. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A native button: press, focus and forms behave as the platform's. */
export function Button({
  tone = 'secondary',
  icon,
  isDisabled,
  isPending,
  children,
  className,
  type = 'button',
  onClick,
  buttonRef,
  ...rest
}: ButtonProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  return (
    <button
      {...rest}
      ref={buttonRef}
      type={type}
      className={classNames(css.button, css.tones[tone], className)}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? <span className={css.covered}>{content}</span> : content}
      {isPending && <Spinner sizePx={16} className={css.over} />}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** The accessible name, also shown by the browser on hover. */
  label: string;
  icon: ReactNode;
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, tone = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      tone={tone}
      className={classNames(css.iconOnly, className)}
      aria-label={label}
      title={label}
      icon={icon}
    />
  );
}
