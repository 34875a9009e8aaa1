import { StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLazyMachine } from './use-lazy-machine';

type Event = 'validity.changed' | 'form.submitted';

/** A form that sends its validity on mount; the test decides when the code of its machine loads. */
async function start() {
  const loads: PromiseWithResolvers<void>[] = [];
  const received: Event[] = [];
  const onLoadFailed = vi.fn();
  const load = async () => {
    const loaded = Promise.withResolvers<void>();
    loads.push(loaded);
    await loaded.promise;
    return () => ({
      subscribe: () => ({ unsubscribe: () => {} }),
      getSnapshot: () => 'started',
      send: (event: Event) => void received.push(event),
      stop: () => {},
    });
  };
  function Form() {
    const [state, send] = useLazyMachine({
      load,
      isFromUser: (event: Event) => event === 'form.submitted',
      onLoadFailed,
    });
    useEffect(() => send('validity.changed'), [send]);
    return (
      <button type="button" onClick={() => send('form.submitted')}>
        Submit {state}
      </button>
    );
  }
  const screen = await render(
    <StrictMode>
      <Form />
    </StrictMode>,
  );
  const button = screen.getByRole('button');
  return {
    received,
    onLoadFailed,
    submit: () => button.click(),
    isStarted: () => expect.element(button).toHaveTextContent('Submit started'),
    completeLoad: () => loads.at(-1)?.resolve(),
    failLoad: async (error: Error) => {
      const { promise, reject } = loads.at(-1) ?? Promise.withResolvers<void>();
      reject(error);
      await promise.catch(() => {});
    },
    loads: () => loads.length,
  };
}

test('events wait for the code of the machine and arrive in order', async () => {
  const { submit, completeLoad, isStarted, received, loads } = await start();
  await submit();
  expect(received).toEqual([]);
  const before = loads();
  completeLoad();
  await isStarted();
  await submit();
  expect(received).toEqual(['validity.changed', 'form.submitted', 'form.submitted']);
  expect(loads()).toBe(before);
});

test('a failure to load without an event of the user is not reported and keeps the other events', async () => {
  const { submit, completeLoad, failLoad, isStarted, received, onLoadFailed } = await start();
  await failLoad(new Error('offline'));
  expect(onLoadFailed).not.toHaveBeenCalled();
  await submit();
  completeLoad();
  await isStarted();
  expect(received).toEqual(['validity.changed', 'form.submitted']);
  expect(onLoadFailed).not.toHaveBeenCalled();
});

test('a failure to load is reported once for all events of the user, which are dropped', async () => {
  const { submit, completeLoad, failLoad, isStarted, received, onLoadFailed } = await start();
  await submit();
  await submit();
  const error = new Error('offline');
  await failLoad(error);
  await vi.waitFor(() => expect(onLoadFailed.mock.calls).toEqual([[error]]));
  await submit();
  completeLoad();
  await isStarted();
  expect(received).toEqual(['validity.changed', 'form.submitted']);
});
