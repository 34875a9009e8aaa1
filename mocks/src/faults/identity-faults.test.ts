import { expect, test } from 'vitest';
import { callIdentity } from '../sign-in.ts';
import { ITEMS, setupFaultTests } from './fault-test-setup.ts';

const sandbox = setupFaultTests();

const callProvider = (method: string, parameters: Record<string, string>) =>
  callIdentity(sandbox.origin, method, parameters);
const login = () => callProvider('login', { loginID: 'dana@halberd.example', password: 'cellar-door-42' });

/** One code per class of error that the portal distinguishes (domain §1.5). */
test.each([
  [100001, 202],
  [206001, 206],
  [206002, 206],
  [301001, 301],
  [400006, 400],
  [400009, 400],
  [400050, 400],
  [400093, 400],
  [401020, 401],
  [401030, 401],
  [403000, 403],
  [403002, 403],
  [403005, 403],
  [403013, 403],
  [403025, 403],
  [403040, 403],
  [403041, 403],
  [403042, 403],
  [403043, 403],
  [403047, 403],
  [403048, 403],
  [403100, 403],
  [403101, 403],
  [403110, 403],
  [403120, 403],
  [404000, 404],
  [500001, 500],
  [504001, 504],
  // Unlisted codes get the status of their family.
  [206099, 206],
  [403999, 403],
  [599999, 500],
  [700000, 400],
])('identity error %i is a valid response with HTTP 200 and statusCode %i', async (errorCode, statusCode) => {
  sandbox.control.addFault({ kind: 'identity', errorCode, operationId: 'login' });
  const failed = await login();
  expect(failed).toMatchObject({
    errorCode,
    statusCode,
    callId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(sandbox.control.journal().at(-1)).toMatchObject({ status: 200, fault: expect.any(String) });
  expect(sandbox.control.violations()).toEqual([]);
  expect((await login()).errorCode).toBe(0);
});

test.each([
  ['getJWT', 'login_token'],
  ['getAccountInfo', 'login_token'],
  ['session.verify', 'login_token'],
  ['logout', 'login_token'],
  ['resetPassword', 'loginID'],
])('an identity fault applies to accounts.%s', async (method, parameter) => {
  sandbox.control.addFault({ kind: 'identity', errorCode: 500001, path: `accounts.${method}$` });
  expect(await callProvider(method, { [parameter]: 'any' })).toMatchObject({ errorCode: 500001 });
  expect(sandbox.control.violations()).toEqual([]);
});

test('an identity fault can add fields to the response', async () => {
  const validationErrors = [{ errorCode: 400006, message: 'Too short', fieldName: 'newPassword' }];
  sandbox.control.addFault({
    kind: 'identity',
    errorCode: 400009,
    fields: { validationErrors },
    operationId: 'resetPassword',
  });
  const response = await callProvider('resetPassword', { passwordResetToken: 't', newPassword: 'x' });
  expect(response).toMatchObject({ errorCode: 400009, validationErrors });
});

test('an identity fault on single sign-on redirects with error code and state, without a session', async () => {
  sandbox.control.addFault({ kind: 'identity', errorCode: 403041, operationId: 'ssoLogin' });
  const query = new URLSearchParams({
    apiKey: '3_sandbox',
    redirectURL: `${sandbox.origin}/login`,
    state: 's1',
  });
  const response = await fetch(`${sandbox.origin}/identity/accounts.sso.login?${query}`, {
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(`${sandbox.origin}/login`);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    errorCode: '403041',
    errorMessage: 'Account Disabled',
    state: 's1',
  });
  expect(sandbox.control.violations()).toEqual([]);
});

test('an identity fault on a portal operation is recorded as a contract violation', async () => {
  sandbox.control.addFault({ kind: 'identity', errorCode: 403041, operationId: 'listItems' });
  expect((await sandbox.dana.fetch(ITEMS)).status).toBe(502);
  expect(sandbox.control.violations()).not.toEqual([]);
});
