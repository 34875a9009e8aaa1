import eyeIcon from '@lucide/icons/icons/eye';
import eyeOffIcon from '@lucide/icons/icons/eye-off';
import { IconButton } from '@portal-kit/ui/button';
import { FoldedText } from '@portal-kit/ui/folded-text';
import { Icon } from '@portal-kit/ui/icon';
import { type InputHTMLAttributes, useState } from 'react';
import * as css from './session.css';
import type { sessionMessages } from './session.messages';

export interface SessionFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Error message of the field. Default: the field is valid. */
  error?: string | false;
  /** BCP 47 tag of `error`, if it differs from the language of the page. */
  errorLang?: string | undefined;
}

/** Uncontrolled native input, so that browsers and password managers recognize the field. */
export function SessionField({ name, label, error, errorLang, children, ...input }: SessionFieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className={css.label}>
      <label htmlFor={name}>{label}</label>
      <span className={css.passwordPlace}>
        <input
          {...input}
          id={name}
          name={name}
          className={css.input}
          required
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        />
        {children}
      </span>
      {error && (
        <div id={errorId} className={css.fieldError}>
          <FoldedText lang={errorLang}>{error}</FoldedText>
        </div>
      )}
    </div>
  );
}

export interface PasswordFieldProps {
  name: string;
  label: string;
  error?: string | false;
  errorLang?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  texts: Pick<ReturnType<typeof sessionMessages>, 'showPassword' | 'hidePassword'>;
}

/** Password field with a button that shows the password. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <SessionField {...field} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none">
      <IconButton
        className={css.reveal}
        label={isShown ? texts.hidePassword : texts.showPassword}
        icon={isShown ? <Icon data={eyeOffIcon} sizePx={18} /> : <Icon data={eyeIcon} sizePx={18} />}
        onClick={() => setShown(!isShown)}
      />
    </SessionField>
  );
}
