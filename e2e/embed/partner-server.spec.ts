import { request } from 'node:http';
import { expect, test } from './test.ts';

/** Sends any header, including `Host`, and returns the response's status. */
function requestStatus(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

test("the partner's server issues tokens only to its own pages", async ({ partner }) => {
  const tokenStatus = (headers: Record<string, string>) =>
    requestStatus(partner.origin, '/portal-token', headers);
  expect(await tokenStatus({ origin: 'https://attacker.example' })).toBe(403);
  expect(await tokenStatus({ origin: 'null' })).toBe(403);
  expect(await tokenStatus({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await tokenStatus({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await tokenStatus({ host: 'attacker.example' })).toBe(421);
  expect(partner.tokenRequests).toEqual([]);
  expect(await tokenStatus({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await tokenStatus({ origin: partner.origin })).toBe(200);
  expect(await tokenStatus({})).toBe(200);
});

test("the partner's server keeps the latest 100 reports of its own pages", async ({ partner }) => {
  const send = async (report: object, headers: Record<string, string> = {}) =>
    (await fetch(`${partner.origin}/csp-reports`, { method: 'POST', headers, body: JSON.stringify(report) }))
      .status;
  expect(await send({ number: -1 }, { origin: 'https://attacker.example' })).toBe(403);
  expect(await send({ number: -1 }, { origin: 'null' })).toBe(403);
  expect(partner.cspReports).toEqual([]);
  for (let number = 0; number < 105; number += 1) expect(await send({ number })).toBe(204);
  expect(partner.cspReports).toEqual(Array.from({ length: 100 }, (_, index) => ({ number: index + 5 })));
  partner.cspReports.length = 0;
});
