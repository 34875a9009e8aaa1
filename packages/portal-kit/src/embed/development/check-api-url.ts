import { type DevelopmentWarning, warnOnce } from './warn-once';

const isLoopback = ({ hostname }: URL) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(hostname);

type Problem = Omit<DevelopmentWarning, 'cause'>;

/**
 * Finds the problem with an absolute `apiUrl`. The texts contain no password and no query, because these may be secret.
 */
function findAbsoluteUrlProblem(url: URL, page: URL): Problem | undefined {
  const { origin, pathname, search, hash, protocol } = url;
  if (!/^https?:$/.test(protocol))
    return {
      what: `apiUrl starts with "${protocol}" instead of "https:".`,
      consequence: 'API calls fail.',
      fix: 'Pass the origin of the API, for example "https://portal.example".',
    };
  if (url.username || url.password)
    return {
      what: 'apiUrl contains a user name or a password.',
      consequence: 'The browser refuses API calls.',
      fix: `Pass "${origin}".`,
    };
  if (pathname !== '/' || search || hash)
    return {
      what: `apiUrl contains more than the origin ${origin}.`,
      consequence: 'API calls have a wrong address.',
      fix: `Pass "${origin}". If the API has another base path than /api/v1, set dataBasePath.`,
    };
  if (protocol === 'http:' && page.protocol === 'https:' && !isLoopback(url))
    return {
      what: `apiUrl "${origin}" uses http, but the page uses https.`,
      consequence: 'The browser blocks API calls.',
      fix: 'Serve the API with https.',
    };
  return undefined;
}

/** Finds the problem with an `apiUrl`. Returns `undefined` if the URL is valid. */
function findApiUrlProblem(apiUrl: unknown, page: URL): Problem | undefined {
  const fix =
    'Pass the origin of the API, for example "https://portal.example", or "" for the origin of the page.';
  if (typeof apiUrl !== 'string')
    return {
      what: `apiUrl is ${apiUrl === undefined ? 'missing' : 'not a string'}.`,
      consequence: 'API calls fail.',
      fix,
    };
  if (apiUrl === '') return undefined;
  if (!/^[a-z][a-z\d+.-]*:/i.test(apiUrl) || !URL.canParse(apiUrl))
    return {
      what: `apiUrl "${apiUrl.replace(/[?#].*/, '')}" is not an absolute URL.`,
      consequence: 'API calls fail or go to the server of the page.',
      fix,
    };
  return findAbsoluteUrlProblem(new URL(apiUrl), page);
}

/** Warns about an `apiUrl` that is not the origin of an API. */
export function checkApiUrl(apiUrl: unknown, page: URL): void {
  const problem = findApiUrlProblem(apiUrl, page);
  if (problem) warnOnce({ cause: `apiUrl ${apiUrl}`, ...problem });
}
