import type { BrowserType, ElementHandle, LaunchOptions, Page } from '@playwright/test';
import { type Engine, type EngineSession, type Tab, windowSize } from './driver.ts';

const createTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  element: async (expression) => {
    const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
    return (
      (element && {
        click: () => element.click(),
        setFiles: (paths) => element.setInputFiles([...paths]),
      }) ??
      undefined
    );
  },
  press: (keys) => page.keyboard.press(keys),
  type: (text) => page.keyboard.type(text),
  screenshot: () => page.screenshot(),
});

/** Starts a browser of Playwright, or a system Chromium. */
export async function startWithPlaywright(browserType: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await browserType.launch(options);
  return {
    version: `${browserType.name()} ${browser.version()}`,
    newSession: async (): Promise<EngineSession> => {
      const context = await browser.newContext({ viewport: windowSize, locale: 'en-US' });
      const problems: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (!message.text().startsWith('Failed to load resource')) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error()}`));
      return {
        newTab: async () => createTab(await context.newPage()),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
