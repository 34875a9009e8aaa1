import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/class-names';
import { Spinner } from '../spinner/spinner';
import * as css from './button.css';

/**
 * The emphasis of a button: `primary` once per screen, `secondary` beside it, `quiet` for repeated buttons, `danger`
 * for irreversible actions.
 */
export type ButtonTone = keyof typeof css.tones;

/** Props of {@link Button}: all props of a native button, and the props below. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Default `secondary`. */
  tone?: ButtonTone;
  /** 36 px high, or 28 px inside a row. Default `medium`. */
  size?: 'small' | 'medium';
  /** An icon of 16 or 18 px before the text; hide it from screen readers. */
  icon?: ReactNode;
  /** The button ignores presses and Tab skips it. Default false. */
  isDisabled?: boolean;
  /**
   * A disabled button keeps focus. Use this for a button that becomes disabled when it is pressed, such as Next on
   * the last page. Default false.
   */
  isFocusableWhenDisabled?: boolean;
  /** Shows a spinner and ignores presses. The button keeps focus and its width. Default false. */
  isPending?: boolean;
  /** Text beside the spinner, for example the progress. Default: only the spinner, which covers the button text. */
  pendingText?: string | undefined;
  /** A plain prop instead of `ref`, because React 18 does not pass `ref` as a prop. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * A native button for an action. Its `type` is `button` by default. Use `ButtonLink` for navigation.
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

/** Props of {@link IconButton}: the props of `Button`, with a label instead of text. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** The accessible name; also the native tooltip. */
  label: string;
  /** An icon of 18 px. */
  icon: ReactNode;
}

/**
 * A square button with only an icon. Default tone `quiet`.
 *
 * @example
 * ```tsx
 * import { X } from '@lucide/icons';
 * import { IconButton } from '@portal-kit/ui/button';
 * import { Icon } from '@portal-kit/ui/icon';
 *
 * export const Close = ({ onClose }: { onClose: () => void }) => (
 *   <IconButton label="Close" icon={<Icon data={X} sizePx={18} />} onClick={onClose} />
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
