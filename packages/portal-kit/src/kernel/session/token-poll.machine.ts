import { fromPromise, setup } from 'xstate';

/** Source: specification, section 9. Milliseconds. */
export const accessTokenPollMs = 240_000;

/** A fresh access token every 240 s while it runs; a failure waits for the next turn. */
export const tokenPollMachine = setup({
  actors: {
    refresh: fromPromise<void>(async () => {
      throw new Error('portal-kit: the token poll machine was started without its refresh actor.');
    }),
  },
  delays: { pollInterval: accessTokenPollMs },
}).createMachine({
  id: 'tokenPoll',
  initial: 'waiting',
  states: {
    waiting: { after: { pollInterval: 'refreshing' } },
    refreshing: { invoke: { id: 'refresh', src: 'refresh', onDone: 'waiting', onError: 'waiting' } },
  },
});
