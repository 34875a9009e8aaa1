import { Component, type ComponentType, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A part whose code arrives, or fails to, when the test says so. */
function held() {
  const fetches: {
    arrive: (part: ComponentType<{ name: string }>) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const Part = lazyPart(
    () =>
      new Promise<ComponentType<{ name: string }>>((arrive, fail) => {
        fetches.push({ arrive, fail });
      }),
    <p>Loading</p>,
  );
  return { Part, fetches };
}

describe('the code', () => {
  test('is fetched on first use, once for all uses, with the fallback meanwhile', async () => {
    const { Part, fetches } = held();
    const screen = await render(
      <StrictMode>
        <Part name="Ada" />
        <Part name="Grace" />
      </StrictMode>,
    );
    expect(screen.getByText('Loading').elements()).toHaveLength(2);
    expect(fetches).toHaveLength(1);
    fetches[0]?.arrive(Greeting);
    await expect.element(screen.getByText('Hello Ada')).toBeVisible();
    await expect.element(screen.getByText('Hello Grace')).toBeVisible();
  });

  test('that came ahead is shown at once', async () => {
    const { Part, fetches } = held();
    Part.preload();
    fetches[0]?.arrive(Greeting);
    await Part.load();
    const screen = await render(<Part name="Ada" />);
    expect(screen.container.textContent).toBe('Hello Ada');
    expect(fetches).toHaveLength(1);
  });

  test('that arrives just after the first drawing is shown too', async () => {
    const { Part, fetches } = held();
    Part.preload();
    const Host = () => {
      // Before the effects of the part, after it was drawn without its code.
      useLayoutEffect(() => fetches[0]?.arrive(Greeting), []);
      return <Part name="Ada" />;
    };
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(<Host />);
    await expect.element(page.getByText('Hello Ada')).toBeVisible();
    root.unmount();
    place.remove();
  });
});

describe('a load that fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is told, forgotten, and tried again at the next use', async () => {
    const { Part, fetches } = held();
    const onLoadFailed = vi.fn();
    const first = await render(<Part name="Ada" onLoadFailed={onLoadFailed} />);
    fetches[0]?.fail('no network');
    await expect.poll(() => onLoadFailed.mock.calls).toEqual([['no network']]);
    await first.unmount();
    const second = await render(<Part name="Ada" />);
    expect(fetches).toHaveLength(2);
    fetches[1]?.arrive(Greeting);
    await expect.element(second.getByText('Hello Ada')).toBeVisible();
  });

  test('goes to the nearest boundary where nobody listens', async () => {
    class Boundary extends Component<{ children: ReactNode }, { text: string }> {
      override state = { text: '' };
      static getDerivedStateFromError = (error: unknown) => ({ text: `Failed: ${error}` });
      override render = () => this.state.text || this.props.children;
    }
    const { Part, fetches } = held();
    const screen = await render(
      <Boundary>
        <Part name="Ada" />
      </Boundary>,
    );
    fetches[0]?.fail('no network');
    await expect.element(screen.getByText('Failed: no network')).toBeVisible();
  });

  test('tells nobody who is gone, and a preload that fails is silent', async () => {
    const { Part, fetches } = held();
    const onLoadFailed = vi.fn();
    const screen = await render(<Part name="Ada" onLoadFailed={onLoadFailed} />);
    await screen.unmount();
    Part.preload();
    fetches[0]?.fail('no network');
    await expect(Part.load.call(null)).rejects.toBe('no network');
    expect(onLoadFailed).not.toHaveBeenCalled();
  });
});
