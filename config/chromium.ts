import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';
/** `npm test` sets the variable. Without a path, Playwright starts the browser that it has downloaded. */
const chromium = process.env.PORTAL_CHROMIUM ?? (existsSync(systemChromium) ? systemChromium : undefined);
const headlessShell = process.env.PORTAL_HEADLESS_SHELL || chromium;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's launch options for the whole browser. */
export const chromiumLaunch = { ...(chromium && { executablePath: chromium }), args };

/**
 * Playwright's launch options for the headless shell. Tests run about a fifth faster in the shell, which has no PDF viewer.
 * Without a shell, these are the options for the whole browser.
 */
export const headlessShellLaunch = { ...(headlessShell && { executablePath: headlessShell }), args };
