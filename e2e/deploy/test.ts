import { test as base, expect } from '../fixtures/test.ts';
import { Site } from './site.ts';

interface Settings {
  apiBaseUrl: string;
  identity: { baseUrl: string };
  brand: { name: string; shortName: string };
}

export { expect };

export const test = base.extend<{ settings: Settings; site: Site }, { ownSite: Site }>({
  ownSite: [
    async ({ workerSandbox }, use) => {
      const site = await Site.open(workerSandbox.origin);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  /** The config.json of the sandbox: API and identity provider on the page's own origin. */
  settings: async ({ sandbox }, use) => {
    const response = await fetch(`${sandbox.origin}/config.json`);
    await use((await response.json()) as Settings);
  },
  site: async ({ ownSite, settings }, use) => {
    await ownSite.configure(settings);
    await use(ownSite);
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
