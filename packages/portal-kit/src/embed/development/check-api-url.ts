import { warnOnce } from '../../kernel/development/warn-once';

const isLoopback = ({ hostname }: URL) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(hostname);

/** The problem of an `apiUrl`, with its consequence and fix. `undefined` if the address is valid. */
function problemOf(
  apiUrl: unknown,
  page: URL,
): { what: string; consequence: string; fix: string } | undefined {
  const fix =
    'Pass the origin of the API, for example "https://portal.example", or "" for the origin of the page.';
  if (typeof apiUrl !== 'string') return { what: 'apiUrl is missing.', consequence: 'API calls fail.', fix };
  if (apiUrl === '') return undefined;
  if (!/^[a-z][a-z\d+.-]*:/i.test(apiUrl) || !URL.canParse(apiUrl))
    return {
      what: `apiUrl "${apiUrl}" is not an absolute address.`,
      consequence: 'API calls go to a wrong address below the page, or fail.',
      fix,
    };
  const url = new URL(apiUrl);
  if (!/^https?:$/.test(url.protocol))
    return { what: `apiUrl "${apiUrl}" does not start with https:.`, consequence: 'API calls fail.', fix };
  if (url.pathname !== '/' || url.search || url.hash)
    return {
      what: `apiUrl "${apiUrl}" is more than an origin.`,
      consequence: `API calls go below this address, for example to ${url.origin}${url.pathname.replace(/\/$/, '')}/api/v1/suppliers.`,
      fix: `Pass "${url.origin}", and use dataBasePath for another base path.`,
    };
  if (url.protocol === 'http:' && page.protocol === 'https:' && !isLoopback(url))
    return {
      what: `apiUrl "${apiUrl}" uses http, but the page uses https.`,
      consequence: 'The browser blocks API calls.',
      fix: 'Serve the API with https.',
    };
  return undefined;
}

/** Warns about an `apiUrl` that is not the origin of an API. */
export function checkApiUrl(apiUrl: unknown, page: URL): void {
  const problem = problemOf(apiUrl, page);
  if (problem) warnOnce({ cause: `apiUrl ${apiUrl}`, ...problem });
}
