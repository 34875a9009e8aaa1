import { formEventClient } from '@tanstack/react-form';

/** Distinguishes this package's forms from the host's forms, which may use the same library. */
export const formIdPrefix = 'pk-form';

interface Payload {
  id: string;
}
interface EventClient {
  emit: (type: string, payload: Payload) => unknown;
  on: (type: string, listener: (event: { payload: Payload }) => unknown, options?: object) => () => void;
}

const client = formEventClient as unknown as EventClient;
const { emit, on } = client;
const isOurs = ({ id }: Payload) => id.startsWith(formIdPrefix);

// The only place where this package patches a library. To support developer tools, TanStack Form dispatches form values on
// the window, polls for the tools with a timer that outlives the form, and submits a form on a window event. This module
// prevents all three for our forms, because they may be embedded in a host's page.
client.emit = (type, payload) => isOurs(payload) || emit.call(client, type, payload);
client.on = (type, listener, options) =>
  on.call(client, type, (event) => isOurs(event.payload) || listener(event), options);
