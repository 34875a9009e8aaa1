import { formEventClient } from '@tanstack/react-form';

/** By this the forms of this package are told from those of the page, which may have the same library. */
export const formIdPrefix = 'portal-kit-form';

interface About {
  id: string;
}
type Emit = (type: string, payload: About) => void;
type Listen = (type: string, hear: (event: { payload: About }) => void, options?: object) => () => void;

const isOurs = ({ id }: About) => id.startsWith(formIdPrefix);
const client = formEventClient as unknown as { emit: Emit; on: Listen };
const emit = client.emit.bind(formEventClient);
const on = client.on.bind(formEventClient);

// For developer tools the library tells the window what a form holds, looks for them by a timer that outlives the form,
// and submits a form at a word from the window. None of it for forms that are guests in a page.
client.emit = (type, payload) => {
  if (!isOurs(payload)) emit(type, payload);
};
client.on = (type, hear, options) =>
  on(
    type,
    (event) => {
      if (!isOurs(event.payload)) hear(event);
    },
    options,
  );
