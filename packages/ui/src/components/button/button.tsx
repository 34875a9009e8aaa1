import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names';
import { Spinner } from '../spinner/spinner';
import * as css from './button.css';

/**
 * How much a button asks to be pressed: `primary` once a screen, `secondary` for what stands beside it, `quiet` where
 * there are many, `danger` for what cannot be undone.
 */
export type ButtonTone = keyof typeof css.tones;

/** What {@link Button} takes: everything of a native button too. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Default `secondary`. */
  tone?: ButtonTone;
  /** 36 px high, or 28 px inside a row. Default `medium`. */
  size?: 'small' | 'medium';
  /** Before the text; hide it from screen readers. 16 or 18 px suit the text. */
  icon?: ReactNode;
  /** It cannot be pressed or reached by Tab. Default false. */
  isDisabled?: boolean;
  /** Turned off, it ignores presses but keeps the focus: for what its own press turns off, as the last page does. Default false. */
  isFocusableWhenDisabled?: boolean;
  /** Shows a spinner and ignores presses; the button keeps its focus and its width. Default false. */
  isPending?: boolean;
  /** Beside the spinner while it is pending: how far it is, say. Default: the spinner alone, over the text. */
  pendingText?: string | undefined;
  /** Not `ref`: plain props work in React 18 and 19 alike. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * Does something here; for what leads somewhere use `ButtonLink`. A native button: press, focus and forms behave as
 * the platform's, but its `type` is `button` unless it says `submit`.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 *
 * export const Save = ({ isSaving }: { isSaving: boolean }) => (
 *   <Button tone="primary" type="submit" isPending={isSaving}>
 *     Save
 *   </Button>
 * );
 * ```
 */
export function Button({
  tone = 'secondary',
  size = 'medium',
  icon,
  isDisabled,
  isFocusableWhenDisabled,
  isPending,
  pendingText,
  children,
  className,
  type = 'button',
  onClick,
  buttonRef,
  ...rest
}: ButtonProps) {
  const isInert = isPending || (isDisabled && isFocusableWhenDisabled);
  const hasPendingText = isPending && pendingText !== undefined;
  const content = (
    <>
      {hasPendingText ? <Spinner sizePx={16} /> : icon}
      {hasPendingText ? pendingText : children}
    </>
  );
  const isCovered = isPending && !hasPendingText;
  return (
    <button
      {...rest}
      ref={buttonRef}
      type={type}
      className={classNames(css.button, css.tones[tone], className)}
      disabled={isDisabled && !isFocusableWhenDisabled}
      aria-disabled={isInert || undefined}
      part={`button ${tone} ${size}${isPending ? ' pending' : ''}`}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
    >
      {isCovered ? <span className={css.covered}>{content}</span> : content}
      {isCovered && <Spinner sizePx={16} className={css.over} />}
    </button>
  );
}

/** What {@link IconButton} takes: as `Button`, with a label instead of a text. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** The accessible name, also shown by the browser on hover. */
  label: string;
  /** 18 px suit the button. */
  icon: ReactNode;
}

/**
 * A button that shows only an icon, as wide as it is tall. Default tone `quiet`.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@portal-kit/ui/button';
 * import X from 'lucide-react/icons/x';
 *
 * export const Close = ({ onClose }: { onClose: () => void }) => (
 *   <IconButton label="Close" icon={<X size={18} />} onClick={onClose} />
 * );
 * ```
 */
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
