import { StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLazyMachine } from './use-lazy-machine';

type Event = 'validity.changed' | 'form.submitted';

/** A form that sends its validity on mount. The test decides when the code of the machine loads. */
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

test('events are queued until the code of the machine has loaded and arrive in order', async () => {
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

test('a failure to load the machine is reported only if the user caused an event, and other events remain in the queue', async () => {
  const { submit, completeLoad, failLoad, isStarted, received, onLoadFailed } = await start();
  await failLoad(new Error('offline'));
  expect(onLoadFailed).not.toHaveBeenCalled();
  await submit();
  completeLoad();
  await isStarted();
  expect(received).toEqual(['validity.changed', 'form.submitted']);
  expect(onLoadFailed).not.toHaveBeenCalled();
});

test('a failure to load the machine is reported once and drops all events of the user', async () => {
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
