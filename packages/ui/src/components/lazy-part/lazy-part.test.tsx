import { Component, type ComponentType, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Creates a lazy part with a load that the test resolves or rejects. */
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

describe('loading a lazy part', () => {
  test('a lazy part loads once on first use and shows the fallback while loading', async () => {
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

  test('a preloaded part is shown immediately', async () => {
    const { Part, fetches } = held();
    Part.preload();
    fetches[0]?.arrive(Greeting);
    await Part.load();
    const screen = await render(<Part name="Ada" />);
    expect(screen.container.textContent).toBe('Hello Ada');
    expect(fetches).toHaveLength(1);
  });

  test('a part that loads between the first render and its effect is shown', async () => {
    const { Part, fetches } = held();
    Part.preload();
    const Host = () => {
      // Runs after the first render of the part and before its effects.
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

describe('a failed load', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('a failed load is reported and retried on the next use', async () => {
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

  test('a failed load without onLoadFailed goes to the nearest error boundary', async () => {
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

  test('a failed load is not reported after the part unmounts, and a failed preload is never reported', async () => {
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
