import { vi } from 'vitest';

const format = /^portal-kit: (.*) See docs\/embedding\.md#when-something-is-wrong\.$/;

/**
 * Loads the code of the development warnings as a new page does: no warning has been logged. `warnings` contains the logged
 * texts without the name of the package and without the reference to the documentation.
 */
export async function loadDevelopmentCode() {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://host.example/stock'));
  vi.stubGlobal('navigator', { onLine: true });
  // The check of style sheets waits, and needs a document.
  vi.stubGlobal('setTimeout', () => 0);
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    warnings.push(format.exec(text)?.[1] ?? text);
  });
  return { warnings, ...(await import('../src/embed/development/development')) };
}
