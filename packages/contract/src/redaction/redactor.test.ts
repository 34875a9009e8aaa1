import { describe, expect, test } from 'vitest';
import { Redactor, redactBody } from './redactor.ts';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6ImRhbmEifQ.c2lnbmF0dXJl';
const json = 'application/json; charset=utf-8';
const form = 'application/x-www-form-urlencoded';

describe('secrets', () => {
  const redactor = new Redactor();

  test.each([
    'authorization',
    'Access-Token',
    'cookie',
    'Set-Cookie',
    'x-api-key',
    'user-agent',
    'x-forwarded-for',
  ])('the value of the header %s is not recorded', (name) =>
    expect(redactor.header(name, 'value')).toBe('[redacted]'),
  );

  test('headers of the contract keep their values', () => {
    expect(redactor.header('ETag', '"7"')).toBe('"7"');
    expect(redactor.header('location', 'https://u:p@portal.example/a?code=abc&tab=1#t=2')).toBe(
      'https://portal.example/a?code=%5Bredacted%5D&tab=1',
    );
  });

  test.each([
    [
      '{"password":"x","newPassword":"y","token":7,"tokenType":"Bearer"}',
      '{"password":"[redacted]","newPassword":"[redacted]","token":"[redacted]","tokenType":"Bearer"}',
    ],
    [
      '{"sessionInfo":{"cookieName":"glt","cookieValue":"st2"}}',
      '{"sessionInfo":{"cookieName":"glt","cookieValue":"[redacted]"}}',
    ],
    [
      '{"tokens":["a"],"errorCode":"code","clientSecret":null}',
      '{"tokens":"[redacted]","errorCode":"code","clientSecret":null}',
    ],
    [`{"notes":"see ${JWT} or Bearer abc.def"}`, '{"notes":"see [redacted] or Bearer [redacted]"}'],
    [
      JSON.stringify({ value: '{"id":"F","apiKey":"k"}' }),
      JSON.stringify({ value: '{"id":"F","apiKey":"[redacted]"}' }),
    ],
    ['{"adultSignatureRequired":"Y"}', '{"adultSignatureRequired":"Y"}'],
    ['{"data":[],"password":"cut off', '{"data":[],"password":"[redacted]"'],
  ])('the JSON body %s becomes %s', (body, redacted) => {
    expect(redactor.body(body, json)).toBe(redacted);
    expect(redactor.body(redacted, json)).toBe(redacted);
  });

  test('secrets of forms and queries are removed; other parameters stay as sent', () => {
    expect(redactor.body(`loginID=a%40b.example&password=c+d&id=${JWT}`, form)).toBe(
      'loginID=a%40b.example&password=%5Bredacted%5D&id=%5Bredacted%5D',
    );
    expect(redactor.address('/identity/accounts.sso.login?regToken=1&lang=en&flag&x=a=b')).toBe(
      '/identity/accounts.sso.login?regToken=%5Bredacted%5D&lang=en&flag&x=a=b',
    );
    expect(redactor.address('/api/v1/items?search=Ch%C3%A2teau+d%27Or&limit=5')).toBe(
      '/api/v1/items?search=Ch%C3%A2teau+d%27Or&limit=5',
    );
  });
});

test('a person has the same pseudonym in headers, addresses, bodies and texts', () => {
  const redactor = new Redactor({ pseudonyms: true });
  expect(
    JSON.parse(
      redactor.body(
        JSON.stringify({
          email: 'Dana@halberd.example',
          contactName: 'Dana Reyes',
          phone: '201-555-0161',
          taxId: '12-3456789',
          name: 'Halberd Wines',
          user: { id: 'u-1', name: 'Dana Reyes' },
          createdBy: 'dana@halberd.example',
          updatedBy: 'Erin Wolfe (Tidewater)',
          uploadedBy: 'Warehouse system',
          notes: 'Ask dana@halberd.example, or karl@portal.example.',
          contactPhone: null,
        }),
        json,
      ),
    ),
  ).toEqual({
    email: 'person-1@example.invalid',
    contactName: 'Person 1',
    phone: '200-555-0001',
    taxId: '00-0000001',
    name: 'Halberd Wines',
    user: { id: 'u-1', name: 'Person 1' },
    createdBy: 'person-1@example.invalid',
    updatedBy: 'Person 2 (Tidewater)',
    uploadedBy: 'Warehouse system',
    notes: 'Ask person-1@example.invalid, or person-2@example.invalid.',
    contactPhone: null,
  });
  expect(redactor.address('/api/v1/users?search=dana%40halberd.example')).toBe(
    '/api/v1/users?search=person-1%40example.invalid',
  );
  expect(redactor.body('loginID=karl@portal.example', form)).toBe('loginID=person-2%40example.invalid');
});

test.each([
  [
    'application/json',
    '{"access_token":"s","expires_in":600}',
    '{"access_token":"[redacted]","expires_in":600}',
  ],
  ['application/json', '{"refresh_token":"s"}', '{"refresh_token":"[redacted]"}'],
  ['application/json', '{"headers":{"Authorization":"s"}}', '{"headers":{"Authorization":"[redacted]"}}'],
  ['text/html', '{"token":"s"}', '{"token":"[redacted]"}'],
  ['', '{"token":"s', '{"token":"[redacted]"'],
  [
    'application/x-www-form-urlencoded',
    'client_id=a&client_secret=s&firstName=Dana',
    'client_id=a&client_secret=%5Bredacted%5D&firstName=Dana',
  ],
])('the recorded %s body %s contains no secret', (type, body, expected) => {
  expect(redactBody(body, type)).toBe(expected);
});

test('a recorded JSON body without secrets keeps its formatting and names of people', () => {
  const body = '{\n  "firstName": "Dana", "email": "dana@halberd.example", "alcoholByVolume": 12.0\n}';
  expect(redactBody(body, 'application/json')).toBe(body);
});
