import { fileHeaders, pageHeaders } from '@portal-kit/contract/security-headers';
import { type Context, isHttps } from '../context.ts';
import { comparePolicies, isNamedOrigin, type PolicyDifference, parsePolicies, parsePolicy } from '../csp.ts';
import type { Answer } from '../probe.ts';
import { formatList, headerLines } from '../results.ts';

const YEAR_SECONDS = 31_536_000;
const HSTS = `max-age=${YEAR_SECONDS}`;

const LABELS: Readonly<Record<string, string>> = {
  'x-frame-options': 'X-Frame-Options',
  'referrer-policy': 'Referrer-Policy',
  'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
  'permissions-policy': 'Permissions-Policy',
  'x-content-type-options': 'X-Content-Type-Options',
  'cross-origin-resource-policy': 'Cross-Origin-Resource-Policy',
};

/** Builds the documented policy for the deployment's settings, without reporting. */
export function neededPolicy({ connectOrigins, settings, origin }: Context): string {
  const text = (pageHeaders([...connectOrigins])['content-security-policy'] ?? '').replace(
    /; report-(?:uri|to) [^;]+/g,
    '',
  );
  const { identity } = settings;
  const sdkUrl = identity?.provider === 'cdc' ? identity.webSdkUrl : undefined;
  const sdkOrigin = sdkUrl === undefined ? origin : new URL(sdkUrl, origin).origin;
  if (sdkOrigin === origin) return text;
  return text
    .replace("script-src 'self'", `script-src 'self' ${sdkOrigin}`)
    .replace('frame-src blob:', `frame-src blob: ${sdkOrigin}`);
}

/** Checks the security headers of the page. */
export function checkPageHeaders(context: Context): void {
  checkPolicy(context);
  checkReporting(context);
  const { 'content-security-policy': _, 'reporting-endpoints': __, ...needed } = pageHeaders();
  for (const [name, value] of Object.entries(needed)) checkHeader(context, name, value);
  checkTransportSecurity(context);
}

function checkPolicy(context: Context): void {
  const { results, page, origin } = context;
  const id = 'headers.content-security-policy';
  const needed = neededPolicy(context);
  const lines = headerLines('Content-Security-Policy', needed);
  const header = page.headers.get('content-security-policy');
  if (header === null) {
    const isOnlyReported = page.headers.has('content-security-policy-report-only');
    const found = isOnlyReported
      ? 'The page only reports violations of its content security policy (Content-Security-Policy-Report-Only).'
      : 'The page has no content security policy.';
    results.fail(id, found, { change: 'Send this header with the page.', ...lines });
    return;
  }
  const differences = comparePolicies(parsePolicies(header, origin), parsePolicy(needed, origin)).filter(
    (difference) => !isAccepted(difference, context),
  );
  results.judge(
    id,
    differences.length === 0 ? undefined : differences.map(describeDifference).join(' '),
    'The content security policy has the effect of the documented one.',
    { change: 'Replace the policy by this one.', ...lines },
  );
}

/**
 * Returns whether a difference is the operator's choice: further named origins of `connect-src`, or missing Trusted
 * Types with the provider's script.
 */
function isAccepted(
  { directive, blocked, allowed, isMissing }: PolicyDifference,
  { settings }: Context,
): boolean {
  const { identity } = settings;
  const hasSdk = identity?.provider === 'cdc' && identity.webSdkUrl !== undefined;
  if (hasSdk && isMissing && /trusted-types/.test(directive)) return true;
  return directive === 'connect-src' && !isMissing && blocked.length === 0 && allowed.every(isNamedOrigin);
}

function describeDifference({ directive, blocked, allowed, isMissing }: PolicyDifference): string {
  if (isMissing) return `${directive} is missing.`;
  if (blocked[0] === directive) return `${directive} restricts the page.`;
  const parts = [
    ...(blocked.length > 0 ? [`lacks ${formatList(blocked)}`] : []),
    ...(allowed.length > 0 ? [`allows ${formatList(allowed)}`] : []),
  ];
  return `${directive} ${parts.join(' and ')}.`;
}

function checkReporting({ results, page }: Context): void {
  const id = 'headers.reporting';
  const policy = page.headers.get('content-security-policy') ?? '';
  const group = /\breport-to ([^;\s]+)/.exec(policy)?.[1];
  if (group === undefined) {
    results.skip(id, 'The policy names no address for reports (optional: report-to and report-uri).');
    return;
  }
  const endpoints = page.headers.get('reporting-endpoints') ?? '';
  const isKnown = endpoints.split(',').some((endpoint) => endpoint.split('=', 1)[0]?.trim() === group);
  results.judge(
    id,
    isKnown ? undefined : `report-to names the group ${group}, which Reporting-Endpoints does not define.`,
    `Reports of violations go to the group ${group}.`,
    {
      change: 'Define the group, or remove report-to from the policy.',
      ...headerLines('Reporting-Endpoints', `${group}="https://reports.harbor.example/csp"`),
    },
  );
}

function checkHeader({ results, page }: Context, name: string, value: string): void {
  const label = LABELS[name] ?? name;
  const sent = page.headers.get(name);
  const isRight = sent !== null && normalizeHeader(name, sent) === normalizeHeader(name, value);
  const found = sent === null ? `The page has no ${label}.` : `${label} is ${sent} instead of ${value}.`;
  results.judge(`headers.${name}`, isRight ? undefined : found, `${label} is right.`, {
    change: 'Send this header with the page.',
    ...headerLines(label, value),
  });
}

const normalizeHeader = (name: string, value: string): string => {
  const text = value.toLowerCase().trim();
  return name === 'permissions-policy'
    ? text
        .split(',')
        .map((part) => part.trim())
        .sort()
        .join()
    : text;
};

function checkTransportSecurity({ results, page, origin }: Context): void {
  const id = 'headers.strict-transport-security';
  if (!isHttps(origin)) {
    results.skip(id, 'Browsers read Strict-Transport-Security over HTTPS only.');
    return;
  }
  const sent = page.headers.get('strict-transport-security');
  const seconds = Number(/max-age="?(\d+)/i.exec(sent ?? '')?.[1] ?? Number.NaN);
  const problem = Number.isNaN(seconds)
    ? 'The page has no Strict-Transport-Security.'
    : seconds < YEAR_SECONDS
      ? `Strict-Transport-Security ends after ${seconds} s, which is less than a year.`
      : undefined;
  results.judge(id, problem, 'Browsers use HTTPS for at least a year.', {
    change: 'Send this header over HTTPS.',
    ...headerLines('Strict-Transport-Security', HSTS),
  });
}

/** Checks `nosniff` and the resource policy of a file. */
export function checkFileHeaders({ results }: Context, id: string, name: string, answer: Answer): void {
  const missing = Object.entries(fileHeaders).filter(
    ([header, value]) => answer.headers.get(header)?.toLowerCase() !== value,
  );
  results.judge(
    id,
    missing.length === 0
      ? undefined
      : `${name} lacks ${formatList(missing.map(([header, value]) => `${LABELS[header] ?? header}: ${value}`))}.`,
    `${name} has the headers of files.`,
    {
      change: 'Send these headers with every file of the portal.',
      nginx: [
        'add_header X-Content-Type-Options nosniff always;',
        'add_header Cross-Origin-Resource-Policy same-origin always;',
      ],
      caddy: ['header X-Content-Type-Options nosniff', 'header Cross-Origin-Resource-Policy same-origin'],
    },
  );
}
