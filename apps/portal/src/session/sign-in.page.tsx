import { Button, IconButton } from '@portal-kit/ui/button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { Brand } from '../shell/brand';
import * as css from '../shell/shell.css';
import { signInMessages } from './sign-in.messages';

/** E-mail and password. The password never leaves the form but for the provider. */
export default function SignInPage({ locale }: { locale: string }) {
  const { session, config } = usePortalApp();
  const texts = portalMessages(locale).signIn;
  const messages = signInMessages(locale);
  const failure = useSessionState((state) => state.context.failure);
  const isPending = useSessionState((state) => state.matches('signingIn'));
  const [remembered] = useState(session.rememberedEmail);
  const [isShown, setShown] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = `${texts.title} · ${config.brand.name}`;
  }, [texts.title, config.brand.name]);
  useEffect(() => {
    if (failure && failure.kind !== 'expired' && failure.kind !== 'no-session') password.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const loginId = String(data.get('email') ?? '').trim();
    const secret = String(data.get('password') ?? '');
    const lacking = [loginId === '' && 'email', secret === '' && 'password'].filter((name) => name !== false);
    setMissing(lacking);
    if (lacking[0]) {
      form.querySelector<HTMLElement>(`[name="${lacking[0]}"]`)?.focus();
      return;
    }
    const isRemembered = data.get('remember') === 'on';
    session.actor.send({
      type: 'signIn.requested',
      credentials: { loginId, password: secret, isRemembered },
    });
  };

  const invalid = (name: string) =>
    missing.includes(name) ? ({ 'aria-invalid': true, 'aria-describedby': `${name}-error` } as const) : {};
  const fieldError = (name: string) =>
    missing.includes(name) && (
      <span id={`${name}-error`} className={css.fieldError}>
        {messages.required}
      </span>
    );

  return (
    <main className={css.page}>
      <div className={css.signIn}>
        <Brand />
        <div>
          <h1 className={css.signInTitle}>{texts.title}</h1>
          <p className={css.signInCaption}>{texts.caption}</p>
        </div>
        {failure && !isPending && (
          <p role="alert" className={css.failure}>
            {messages.failure(failure)} {failure.callId && messages.reference(failure.callId)}
          </p>
        )}
        <form noValidate className={css.signInForm} onSubmit={submit}>
          <div className={css.label}>
            <label htmlFor="email">{texts.email}</label>
            <input
              id="email"
              className={css.input}
              name="email"
              type="email"
              autoComplete="username"
              required
              defaultValue={remembered}
              {...invalid('email')}
            />
            {fieldError('email')}
          </div>
          <div className={css.label}>
            <label htmlFor="password">{texts.password}</label>
            <span className={css.passwordPlace}>
              <input
                ref={password}
                id="password"
                className={css.input}
                name="password"
                type={isShown ? 'text' : 'password'}
                autoComplete="current-password"
                required
                {...invalid('password')}
              />
              <IconButton
                className={css.reveal}
                label={isShown ? texts.hidePassword : texts.showPassword}
                icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
                onClick={() => setShown(!isShown)}
              />
            </span>
            {fieldError('password')}
          </div>
          <label className={css.remember}>
            <input
              className={css.checkbox}
              type="checkbox"
              name="remember"
              defaultChecked={remembered !== ''}
            />
            {texts.remember}
          </label>
          <Button type="submit" tone="primary" className={css.submit} isPending={isPending}>
            {texts.submit}
          </Button>
        </form>
      </div>
    </main>
  );
}
