import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, type EngineSession, splitKeys, type Tab, windowSize } from './driver.ts';

async function press(page: Page, keys: string): Promise<void> {
  const { modifiers, key } = splitKeys(keys);
  for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
  await page.keyboard.press(key as KeyInput);
  for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier as KeyInput);
}

const createTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  element: async (expression) => {
    const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
    return (
      (element && {
        click: () => element.click(),
        setFiles: (paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
      }) ??
      undefined
    );
  },
  press: (keys) => press(page, keys),
  type: (text) => page.keyboard.type(text),
  screenshot: async () => Buffer.from(await page.screenshot()),
});

/** Starts a Firefox of the system, which is driven through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, LANG: 'en_US.UTF-8', TZ: 'America/New_York' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'intl.locale.requested': 'en-US' },
  });
  return {
    version: await browser.version(),
    newSession: async (): Promise<EngineSession> => {
      const context = await browser.createBrowserContext();
      const problems: string[] = [];
      return {
        newTab: async () => {
          const page = await context.newPage();
          await page.setViewport(windowSize);
          page.on('console', (message) => {
            if (['error', 'warn'].includes(message.type())) problems.push(message.text());
          });
          page.on('pageerror', (error) => problems.push(`uncaught: ${error}`));
          return createTab(page);
        },
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
