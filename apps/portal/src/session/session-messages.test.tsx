import '@portal-kit/ui/theme';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionMessages } from './session.messages';
import { SessionFailureNote } from './session-failure';
import { PasswordField } from './session-field';

const texts = sessionMessages('en-US');
const long = 'x'.repeat(2000);

test('a long error of the identity provider below a password field is folded', async () => {
  const { container } = await render(
    <PasswordField
      name="new-password"
      label={texts.reset.newPassword}
      autoComplete="new-password"
      texts={texts}
      error={long}
    />,
  );
  expect(container.querySelector<HTMLElement>('#new-password-error')?.innerText).toBe(`${'x'.repeat(500)}…`);
});

test('a long reference of the identity provider is folded, and a short reference is shown whole', async () => {
  const failure = { kind: 'disabled', code: 403041, callId: long };
  const screen = await render(
    <SessionFailureNote failure={failure} text={texts.failure(failure)} texts={texts} />,
  );
  const alert = () => (screen.getByRole('alert').element() as HTMLElement).innerText;
  expect(alert()).toHaveLength(501);
  await screen.rerender(
    <SessionFailureNote
      failure={{ ...failure, callId: 'c-1' }}
      text={texts.failure(failure)}
      texts={texts}
    />,
  );
  expect(alert()).toBe('Your account is disabled. Contact the Administrator. Reference: c-1');
  const refused = { kind: 'bad-credentials', code: 403042, callId: 'c-2' };
  await screen.rerender(<SessionFailureNote failure={refused} text={texts.failure(refused)} texts={texts} />);
  expect(alert()).toBe('The email or password is not correct.');
});
