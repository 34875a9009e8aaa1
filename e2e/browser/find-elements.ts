import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { PageTarget, TextPattern } from '../engines/screen/target.ts';

const normalizeText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function matches(text: string, pattern: TextPattern): boolean {
  return 'whole' in pattern ? text === pattern.whole : new RegExp(pattern.source, pattern.flags).test(text);
}

/** Yields a node's descendants in document order, including those in open shadow roots. */
function* descendants(root: ParentNode): Generator<Element> {
  for (const child of root.children) {
    yield child;
    if (child.shadowRoot) yield* descendants(child.shadowRoot);
    yield* descendants(child);
  }
}

/** Returns whether users can see the element and assistive technology can read it. */
function isShown(element: Element): boolean {
  for (let node: Element | undefined = element; node; ) {
    if (isInaccessible(node) || node.closest('[inert]')) return false;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
  return element.checkVisibility();
}

function hasText(element: Element, pattern: TextPattern): boolean {
  if (!matches(normalizeText(element.textContent), pattern)) return false;
  return ![...element.children].some((child) => hasText(child, pattern));
}

/** Returns an element's ARIA role. A password field has none; tests find it as a text field. */
const getElementRole = (element: Element): string | null =>
  element.matches('input[type="password"]') ? 'textbox' : getRole(element);

function selects({ role, name, text, title }: PageTarget, element: Element): boolean {
  if (role !== undefined && getElementRole(element) !== role) return false;
  if (text !== undefined && !hasText(element, text)) return false;
  if (title !== undefined && !matches(element.getAttribute('title') ?? '', title)) return false;
  if (!isShown(element)) return false;
  return name === undefined || matches(normalizeText(computeAccessibleName(element)), name);
}

/** Returns the shown elements that a target selects, in document order. */
export function findElements(target: PageTarget): Element[] {
  const { within, nth } = target;
  const roots = within ? findElements(within) : [document.documentElement];
  if (within && roots.length !== 1) return [];
  const found = roots.flatMap((root) => [
    ...(root.shadowRoot ? [...descendants(root.shadowRoot)] : []),
    ...descendants(root),
  ]);
  const selected = found.filter((element) => selects(target, element));
  return nth === undefined ? selected : selected.slice(nth, nth + 1);
}

/**
 * Scrolls to an element and returns what receives the click of a user: the element, or the label of a field that is only
 * drawn by its label. Returns `null` for an element that is disabled or no longer there.
 */
export function pressTarget(element: Element | undefined): Element | null {
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
  const label = element instanceof HTMLInputElement ? element.closest('label') : null;
  const target = label && element.getBoundingClientRect().width <= 1 ? label : element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

/** Returns the focused element, even in open shadow roots. */
function getFocusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Describes the focused element by role and name. */
export function describeFocus(): string {
  const element = getFocusedElement();
  if (!element || element === document.body) return 'nothing';
  return `${getElementRole(element) ?? element.localName} "${normalizeText(computeAccessibleName(element))}"`;
}

/** Reads an element's text, value, focus and checked state. */
export function readElement(element: Element) {
  return {
    text: normalizeText(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    isFocused: element === getFocusedElement(),
    isChecked: 'checked' in element && element.checked === true,
  };
}
