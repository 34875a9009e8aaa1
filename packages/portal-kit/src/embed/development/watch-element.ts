import { warnOnce } from '../../kernel/development/warn-once';
import { closestName } from './check-names';

/** Time in which a page has usually set all inputs of its elements. */
const waitingMs = 5_000;

/** A custom element of this package. Its prototype has an enumerable accessor for each input. */
interface WidgetElementClass {
  observedAttributes?: readonly string[];
}

const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names that every element may have. */
const isGlobal = (name: string) => /^(data-|aria-|on|_|\$)/.test(name);

/** Warns about attributes and properties whose names differ little from those of inputs. */
function checkNames(element: HTMLElement, tag: string, attributes: readonly string[]): void {
  const inputs = Object.keys(element.constructor.prototype as object);
  const names = [...element.getAttributeNames(), ...Object.keys(element)];
  for (const name of names) {
    if (isGlobal(name) || attributes.includes(name)) continue;
    const input = inputs.includes(name) ? name : closestName(name, inputs);
    if (!input) continue;
    const attribute = attributes.find((one) => propertyOf(one) === input);
    warnOnce({
      cause: `name ${tag} ${name}`,
      what: `${tag} has the unknown attribute or property "${name}".`,
      consequence: 'It has no effect.',
      fix: attribute
        ? `Set the attribute ${attribute} or the property ${input}.`
        : `Set the property ${input} with a script; it has no attribute.`,
    });
  }
}

/** Checks an element some seconds after it was added to the page: its names, and whether it still waits for inputs. */
export function watchElement(element: HTMLElement): void {
  const tag = `<${element.localName}>`;
  const { observedAttributes: attributes = [] } = element.constructor as unknown as WidgetElementClass;
  setTimeout(() => {
    if (!element.isConnected) return;
    checkNames(element, tag, attributes);
    const waiting = element.dataset.pkWaiting?.split(' ');
    if (!waiting) return;
    const inputs = waiting.map((input) => {
      const attribute = attributes.find((one) => propertyOf(one) === input);
      return attribute ? `the attribute ${attribute}` : `the property ${input}`;
    });
    warnOnce({
      cause: `waiting ${tag} ${waiting}`,
      what: `${tag} has waited ${waitingMs / 1_000} s for its inputs.`,
      consequence: 'It is empty.',
      fix: `Set ${inputs.join(', ')}.`,
    });
  }, waitingMs);
}
