import { expect, test } from 'vitest';
import { loadDevelopmentCode } from '../../../test/development-warnings';
import type { EmbedInputs } from '../host/embed-inputs';

const valid = { supplierId: 'SUP-1', getToken: () => 'token-1' };
const example = 'Pass the origin of the API, for example "https://portal.example"';
const sameOrigin = ', or "" for the origin of the page.';
const fixOfPath =
  'Pass "https://portal.example". If the API has another base path than /api/v1, set dataBasePath.';

test.each<[apiUrl: unknown, warning: string]>([
  [undefined, `apiUrl is missing. API calls fail. ${example}${sameOrigin}`],
  [{}, `apiUrl is not a string. API calls fail. ${example}${sameOrigin}`],
  [
    'portal.example',
    `apiUrl "portal.example" is not an absolute URL. API calls fail or go to the server of the page. ${example}${sameOrigin}`,
  ],
  [
    '/portal?key=secret',
    `apiUrl "/portal" is not an absolute URL. API calls fail or go to the server of the page. ${example}${sameOrigin}`,
  ],
  [
    'https://portal.example:port',
    `apiUrl "https://portal.example:port" is not an absolute URL. API calls fail or go to the server of the page. ${example}${sameOrigin}`,
  ],
  [
    'portal.example:8080',
    `apiUrl starts with "portal.example:" instead of "https:". API calls fail. ${example}.`,
  ],
  [
    'https://user:secret@portal.example',
    'apiUrl contains a user name or a password. The browser refuses API calls. Pass "https://portal.example".',
  ],
  [
    'https://portal.example/api/v1',
    `apiUrl contains more than the origin https://portal.example. API calls have a wrong address. ${fixOfPath}`,
  ],
  [
    'https://portal.example?token=secret',
    `apiUrl contains more than the origin https://portal.example. API calls have a wrong address. ${fixOfPath}`,
  ],
  [
    'http://portal.example',
    'apiUrl "http://portal.example" uses http, but the page uses https. The browser blocks API calls. Serve the API with https.',
  ],
])('the apiUrl %j causes one warning', async (apiUrl, warning) => {
  const { checkInputs, warnings } = await loadDevelopmentCode();
  const inputs = { ...valid, apiUrl } as EmbedInputs;
  checkInputs(inputs);
  checkInputs(inputs);
  expect(warnings).toEqual([warning]);
});

test.each([
  [''],
  ['https://portal.example'],
  ['https://portal.example/'],
  ['http://localhost:4010'],
  ['http://127.0.0.1:4010'],
])('the apiUrl %j causes no warning', async (apiUrl) => {
  const { checkInputs, warnings } = await loadDevelopmentCode();
  checkInputs({ ...valid, apiUrl });
  expect(warnings).toEqual([]);
});
