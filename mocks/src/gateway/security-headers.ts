/**
 * Headers of every page and file that the gateway serves. This is the reference for a deployment: copy the list to the web server
 * that serves the portal for real.
 */

export const CSP_REPORTS_PATH = '/__sandbox/csp-reports';
const REPORT_GROUP = 'csp';

/** One fixed text, without nonces and hashes: the build is static files, and nothing in the page is inline. */
function contentSecurityPolicy(connectOrigins: readonly string[]): string {
  const directives: readonly (readonly [name: string, ...values: string[]])[] = [
    // Whatever is not named below is refused: objects, media, prefetches.
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    // Styles are compiled files; no `unsafe-inline`, so injected markup cannot restyle the page.
    ['style-src', "'self'"],
    // data: for small inlined icons, blob: for previews of chosen files.
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    // API and identity provider are on this origin, unless the provider's host is named.
    ['connect-src', "'self'", ...connectOrigins],
    // The upload check parses spreadsheets in a worker.
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    // A bill of lading that has been fetched is shown in a frame of its own; nothing of another address is.
    ['frame-src', 'blob:'],
    // An injected <base> would redirect every relative script.
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // Nobody frames the portal: clickjacking. Widgets are embedded as script, not as frames.
    ['frame-ancestors', "'none'"],
    // Strings cannot become script through innerHTML and its relatives.
    ['require-trusted-types-for', "'script'"],
    // Nothing writes HTML or script from strings; the one policy lets the upload check's own worker start, and nothing else.
    ['trusted-types', 'portal-kit'],
    // Both ways of reporting: browsers differ in which they follow.
    ['report-uri', CSP_REPORTS_PATH],
    ['report-to', REPORT_GROUP],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

export const fileHeaders: Readonly<Record<string, string>> = {
  // The declared type counts, whatever the bytes look like.
  'x-content-type-options': 'nosniff',
  // Other sites cannot load our files into their process.
  'cross-origin-resource-policy': 'same-origin',
};

/** `connectOrigins`: where else the portal may call, the origin of its identity provider above all. */
export const pageHeaders = (connectOrigins: readonly string[] = []): Readonly<Record<string, string>> => ({
  ...fileHeaders,
  'content-security-policy': contentSecurityPolicy(connectOrigins),
  'reporting-endpoints': `${REPORT_GROUP}="${CSP_REPORTS_PATH}"`,
  // frame-ancestors again, for browsers that do not know it.
  'x-frame-options': 'DENY',
  // Addresses carry supplier and order ids: other sites learn nothing of them.
  'referrer-policy': 'no-referrer',
  // A window that we open, or that opened us, gets no handle on this page.
  'cross-origin-opener-policy': 'same-origin',
  // The portal uses none of these; an injected script does not get them either.
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
});
