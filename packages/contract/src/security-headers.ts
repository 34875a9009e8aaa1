/**
 * Security headers of every page and file that the gateway serves. Reference for deployments: copy these headers to the
 * production web server.
 */

export const CSP_REPORTS_PATH = '/__sandbox/csp-reports';
const REPORT_GROUP = 'csp';

/** Builds a static policy without nonces or hashes: the build consists of static files without inline code. */
function contentSecurityPolicy(connectOrigins: readonly string[]): string {
  const directives: readonly (readonly [name: string, ...values: string[]])[] = [
    // Blocks everything without a directive below: objects, media, prefetches.
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    // No `unsafe-inline`: all styles are compiled files, so injected markup cannot restyle the page.
    ['style-src', "'self'"],
    // `data:` for small inlined icons, `blob:` for previews of selected files.
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    // API and identity provider share this origin unless another origin is passed.
    ['connect-src', "'self'", ...connectOrigins],
    // The upload check parses spreadsheets in a worker.
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    // The portal shows a fetched bill of lading in a `blob:` frame.
    ['frame-src', 'blob:'],
    // An injected `<base>` would redirect every relative script.
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // Prevents clickjacking. Widgets are embedded as scripts, not as frames.
    ['frame-ancestors', "'none'"],
    // Blocks DOM sinks such as `innerHTML` from turning strings into scripts.
    ['require-trusted-types-for', "'script'"],
    // The only Trusted Types policy; it lets the upload check start its own worker.
    ['trusted-types', 'portal-kit'],
    // Browsers support either `report-uri` or `report-to`.
    ['report-uri', CSP_REPORTS_PATH],
    ['report-to', REPORT_GROUP],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Other sites cannot load these files into their process.
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Returns the page's headers. `connectOrigins`: further origins that the portal may call, such as its identity
 * provider.
 */
export const pageHeaders = (connectOrigins: readonly string[] = []): Readonly<Record<string, string>> => ({
  ...fileHeaders,
  'content-security-policy': contentSecurityPolicy(connectOrigins),
  'reporting-endpoints': `${REPORT_GROUP}="${CSP_REPORTS_PATH}"`,
  // For browsers without `frame-ancestors` support.
  'x-frame-options': 'DENY',
  // URLs contain supplier and order ids, which must not leak to other sites.
  'referrer-policy': 'no-referrer',
  // Windows of other origins get no reference to this page.
  'cross-origin-opener-policy': 'same-origin',
  // Disables browser features that the portal does not use. The camera reads barcodes.
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
});
