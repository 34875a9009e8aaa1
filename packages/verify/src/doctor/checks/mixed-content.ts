import { type Context, isHttps } from '../context.ts';
import { formatList } from '../results.ts';

/** Checks that an HTTPS page uses no HTTP URLs, because browsers block such scripts and calls. */
export function checkMixedContent({ origin, page, settings, connectOrigins, results }: Context): void {
  const id = 'connection.mixed-content';
  if (!isHttps(origin)) {
    results.skip(id, 'The page is not served over HTTPS.');
    return;
  }
  const { identity } = settings;
  const named = {
    apiBaseUrl: settings.apiBaseUrl,
    'identity.baseUrl': identity?.provider === 'cdc' ? identity.baseUrl : undefined,
    'identity.webSdkUrl': identity?.provider === 'cdc' ? identity.webSdkUrl : undefined,
    'identity.authority': identity?.provider === 'oidc' ? identity.authority : undefined,
    telemetryUrl: settings.telemetryUrl,
  };
  const fields = Object.entries(named).flatMap(([field, address]) =>
    address?.startsWith('http:') ? [field] : [],
  );
  const others = [...connectOrigins].filter(
    (called) => !isHttps(called) && !Object.values(named).some((address) => address?.startsWith(called)),
  );
  const isInPage = /(?:src|href)="http:/i.test(page.body.toString());
  const problems = [
    ...(fields.length > 0 ? [`HTTP addresses in config.json: ${formatList(fields)}.`] : []),
    ...(others.length > 0 ? [`HTTP addresses of the identity provider: ${formatList(others)}.`] : []),
    ...(isInPage ? ['The page names files with HTTP addresses.'] : []),
  ];
  results.judge(
    id,
    problems.length === 0 ? undefined : problems.join(' '),
    'The page uses no HTTP addresses.',
    {
      change: 'Use HTTPS addresses: browsers block these calls.',
    },
  );
}
