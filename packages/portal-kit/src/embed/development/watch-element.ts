import { findClosestName } from './check-names';
import { warnOnce } from './warn-once';

/** Time within which a page sets the inputs of its elements. */
const waitingMs = 5_000;

/** The class of the custom elements of this package. Its prototype has an enumerable accessor for each input. */
interface WidgetElementClass {
  prototype: object;
  observedAttributes?: readonly string[];
}

const toPropertyName = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns whether every element may have the name: global attributes, and properties that frameworks set. */
const isGlobal = (name: string) => /^(data-|aria-|on|_|\$)/.test(name);

/** Checks the names of an element and its missing inputs, some seconds after the page has added the element. */
export function watchElement(element: HTMLElement): void {
  const tag = `<${element.localName}>`;
  const { prototype, observedAttributes: attributes = [] } =
    element.constructor as unknown as WidgetElementClass;
  const inputs = Object.keys(prototype);
  const findAttribute = (input: string) =>
    attributes.find((attribute) => toPropertyName(attribute) === input);

  /** Warns about attributes and properties whose names differ little from those of inputs. */
  function checkNames(): void {
    for (const name of [...element.getAttributeNames(), ...Object.keys(element)]) {
      if (isGlobal(name) || attributes.includes(name)) continue;
      const input = inputs.includes(name) ? name : findClosestName(name, inputs);
      if (!input) continue;
      const attribute = findAttribute(input);
      warnOnce({
        cause: `name ${tag} ${name}`,
        what: `${tag} has the unknown attribute or property "${name}".`,
        consequence: 'It has no effect.',
        fix: attribute
          ? `Set the attribute ${attribute} or the property ${input}.`
          : `Set the property ${input} in a script, because it has no attribute.`,
      });
    }
  }

  /** Warns about missing inputs. */
  function checkWaiting(): void {
    const waiting = element.dataset.pkWaiting?.split(' ');
    if (!waiting) return;
    const missing = waiting.map((input) => {
      const attribute = findAttribute(input);
      return attribute ? `the attribute ${attribute}` : `the property ${input}`;
    });
    warnOnce({
      cause: `waiting ${tag} ${waiting}`,
      what: `${tag} has waited ${waitingMs / 1_000} seconds for its inputs.`,
      consequence: 'It is empty.',
      fix: `Set ${missing.join(', ')}.`,
    });
  }

  setTimeout(() => {
    if (!element.isConnected) return;
    checkNames();
    checkWaiting();
  }, waitingMs);
}
