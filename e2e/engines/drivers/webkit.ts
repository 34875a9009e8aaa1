import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Engine, type EngineSession, splitKeys, type Tab, windowSize } from './driver.ts';

/** Keys whose names differ between WebDriver and the DOM. */
const webDriverKeys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
};
const toWebDriverKey = (name: string) => webDriverKeys[name] ?? name;

async function press(driver: WebDriver, keys: string): Promise<void> {
  const { modifiers, key } = splitKeys(keys);
  const actions = driver.actions({ async: true });
  for (const modifier of modifiers) actions.keyDown(toWebDriverKey(modifier));
  actions.keyDown(toWebDriverKey(key)).keyUp(toWebDriverKey(key));
  for (const modifier of modifiers.toReversed()) actions.keyUp(toWebDriverKey(modifier));
  await actions.perform();
}

/** Clicks with the mouse. WebKit's click command reports elements in shadow roots as covered. */
async function click(driver: WebDriver, element: WebElement): Promise<void> {
  try {
    await element.click();
  } catch (problem) {
    if (!(problem instanceof error.ElementClickInterceptedError)) throw problem;
    const [x = 0, y = 0] = await driver.executeScript<number[]>(
      `const { left, top, width, height } = arguments[0].getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];`,
      element,
    );
    await driver.actions({ async: true }).move({ x, y }).click().perform();
  }
}

/** Creates a tab. A WebDriver command goes to the current window, so each call selects its tab's window first. */
function createTab(driver: WebDriver, handle: string): Tab {
  const selectWindow = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    goto: async (url) => (await selectWindow()).get(url),
    reload: async () => (await selectWindow()).navigate().refresh(),
    evaluate: async (expression) => (await selectWindow()).executeScript(`return ${expression}`),
    element: async (expression) => {
      const element = await (await selectWindow()).executeScript<WebElement | null>(`return ${expression}`);
      return (
        (element && {
          click: () => click(driver, element),
          setFiles: (paths) => element.sendKeys(paths.join('\n')),
        }) ??
        undefined
      );
    },
    press: async (keys) => press(await selectWindow(), keys),
    type: async (text) => (await selectWindow()).actions({ async: true }).sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await (await selectWindow()).takeScreenshot(), 'base64'),
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('e2e: no free port');
  return address.port;
}

/**
 * Returns whether a process runs. A process that was ended by a signal has no exit code; a process that failed to start
 * has no ID.
 */
const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

async function stop(process: ChildProcess): Promise<void> {
  if (!isRunning(process)) return;
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}

/** Waits until Xvfb prints its display number and returns the display's name. */
async function waitForDisplay(xvfb: ChildProcess): Promise<string> {
  const ended = new Promise<never>((_, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code, signal) => reject(new Error(`e2e: Xvfb ended with ${code ?? signal}`)));
  });
  const [number] = await Promise.race([once(xvfb.stdout as Readable, 'data'), ended]);
  return `:${String(number).trim()}`;
}

async function waitForDriver(server: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && isRunning(process); attempt += 1) {
    const response = await fetch(`${server}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('e2e: WebKitWebDriver did not start');
}

export interface WebKitPaths {
  driver: string;
  browser: string;
  /** Path of Xvfb, which is the display if the machine has none. */
  xvfb: string | undefined;
}

/** The processes and the temporary folder of a browser. */
class Resources {
  readonly #processes: ChildProcess[] = [];
  readonly home: string;

  constructor(home: string) {
    this.home = home;
  }

  start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
    const child = spawn(command, args, options);
    // Without a listener, the error of a command that cannot be started is an uncaught exception.
    child.on('error', () => {});
    this.#processes.push(child);
    return child;
  }

  async close(): Promise<void> {
    for (const child of this.#processes.toReversed()) await stop(child);
    await rm(this.home, { recursive: true, force: true });
  }
}

/** Starts WebKitGTK's MiniBrowser, which is driven through WebDriver. */
export async function startWebKit(paths: WebKitPaths): Promise<Engine> {
  const resources = new Resources(await mkdtemp(join(tmpdir(), 'portal-webkit-')));
  try {
    return await startWith(resources, paths);
  } catch (problem) {
    await resources.close();
    throw problem;
  }
}

async function startWith(resources: Resources, paths: WebKitPaths): Promise<Engine> {
  let display = process.env.DISPLAY;
  if (!display && paths.xvfb) {
    const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    display = await waitForDisplay(
      resources.start(paths.xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  }
  // WebKit's sandbox does not run as root. HOME keeps the downloads and the profile out of the user's folders.
  const env = {
    ...process.env,
    HOME: resources.home,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LANG: 'en_US.UTF-8',
    TZ: 'America/New_York',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
  });
  // Each session has its own driver process: after a session with two tabs, a driver may not start another session.
  const newDriver = async () => {
    const port = await findFreePort();
    const server = `http://127.0.0.1:${port}`;
    const process = resources.start(paths.driver, [`--port=${port}`], { env, stdio: 'ignore' });
    await waitForDriver(server, process);
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    const close = async () => {
      await driver.quit();
      await stop(process);
    };
    return { driver, close };
  };
  const probe = await newDriver();
  let agent: string;
  try {
    agent = String(await probe.driver.executeScript('return navigator.userAgent'));
  } finally {
    await probe.close();
  }
  return {
    version: `webkit ${/AppleWebKit.*Version\/(\S+)/.exec(agent)?.[1] ?? agent}`,
    newSession: async (): Promise<EngineSession> => {
      const { driver, close } = await newDriver();
      let isFirst = true;
      return {
        newTab: async () => {
          if (!isFirst) await driver.switchTo().newWindow('tab');
          isFirst = false;
          // The toolbar of MiniBrowser belongs to the window, so the window is larger than its content.
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, ...windowSize });
          const inner = (await driver.executeScript('return innerHeight')) as number;
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width: windowSize.width, height: 2 * windowSize.height - inner });
          return createTab(driver, await driver.getWindowHandle());
        },
        problems: () => undefined,
        close,
      };
    },
    close: () => resources.close(),
  };
}
