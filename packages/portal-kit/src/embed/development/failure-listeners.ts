import type { EmbedError } from '../host/embed-error';
import type { EmbedInputs } from '../host/embed-inputs';
import { inDevelopment } from './load-development';

const listening = new WeakSet<EventTarget>();

/** Makes the elements of a class remember that they have a listener for `widget.failed`. */
export function watchFailureListeners(prototype: HTMLElement): void {
  const { addEventListener } = prototype;
  prototype.addEventListener = function (this: HTMLElement, ...parameters: [type: string, ...never[]]) {
    if (/^widget\W?failed$/i.test(parameters[0])) listening.add(this);
    addEventListener.apply(this, parameters as unknown as Parameters<typeof addEventListener>);
  };
}

/** Logs a failure of an element without a listener for `widget.failed`. */
export function logUnheardFailure(element: EventTarget, error: EmbedError, inputs: EmbedInputs): void {
  if (listening.has(element)) return;
  inDevelopment(inputs.hasConsoleWarnings, (code) =>
    code.logFailure(error, { ...inputs, onError: undefined }, 'listener for widget.failed'),
  );
}
