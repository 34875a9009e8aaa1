import { randomUUID } from 'node:crypto';
import type { Answer, Call } from './answer.ts';
import { issueToken, verifyToken } from './tokens.ts';

export const USER = 'pat@second.example';
export const PASSWORD = 'second-server-password';

const envelope = (errorCode: number, fields: object): Answer => ({
  status: 200,
  json: {
    callId: randomUUID().replaceAll('-', ''),
    errorCode,
    apiVersion: 2,
    statusCode: errorCode === 0 ? 200 : 400,
    statusReason: errorCode === 0 ? 'OK' : 'Bad Request',
    time: new Date().toISOString(),
    ...fields,
  },
});

export function identityRoute({ body }: Call, method = ''): Answer {
  const form = new URLSearchParams(body);
  const required = method === 'login' ? ['apiKey', 'loginID', 'password'] : ['apiKey', 'login_token'];
  if (required.some((name) => !form.get(name)))
    return envelope(400002, { errorMessage: 'Missing required parameter' });
  if (method === 'getJWT') {
    const user = verifyToken('session', form.get('login_token') ?? '');
    if (user === undefined) return envelope(403005, { errorMessage: 'Unauthorized user' });
    return envelope(0, { id_token: issueToken('identity', user) });
  }
  if (form.get('loginID') !== USER || form.get('password') !== PASSWORD)
    return envelope(403042, { errorMessage: 'Invalid LoginID' });
  return envelope(0, {
    UID: 'second-1',
    profile: { email: USER },
    sessionInfo: { cookieName: 'glt_second', cookieValue: issueToken('session', USER) },
  });
}
