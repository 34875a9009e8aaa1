import type { Plugin } from 'vite';

/**
 * The content security policy of the built page. The sandbox runs in the page, so the page needs no connection. A policy in
 * the page holds on every host; `frame-ancestors` works only in a header.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types portal-kit',
].join('; ');

/** Adds the policy to the built page. The development server of Vite needs inline styles and a web socket. */
export const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};
