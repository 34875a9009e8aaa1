import { formEventClient } from '@tanstack/react-form';

/** By this the forms of this package are told from those of the page, which may have the same library. */
export const formIdPrefix = 'pk-form';

interface About {
  id: string;
}
interface Client {
  emit: (type: string, about: About) => unknown;
  on: (type: string, hear: (event: { payload: About }) => unknown, options?: object) => () => void;
}

const client = formEventClient as unknown as Client;
const { emit, on } = client;
const isOurs = ({ id }: About) => id.startsWith(formIdPrefix);

// For developer tools the library tells the window what a form holds, looks for them by a timer that outlives the form,
// and submits a form at a word from the window. None of it for forms that are guests in a page.
client.emit = (type, about) => isOurs(about) || emit.call(client, type, about);
client.on = (type, hear, options) =>
  on.call(client, type, (event) => isOurs(event.payload) || hear(event), options);
