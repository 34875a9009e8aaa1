/**
 * How tests start Chromium. The headless shell lacks the browser's own windows and its PDF viewer, and starts pages in
 * two thirds of the time. Both paths come from `npm test`; the shell is optional.
 */
const chromium = process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumLaunch = { executablePath: chromium, args };

export const headlessShellLaunch = { executablePath: process.env.PORTAL_HEADLESS_SHELL || chromium, args };
