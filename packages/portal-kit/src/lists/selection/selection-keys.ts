import { emptySelection, selectRange, selectRows, toggleRow } from './selection';
import type { SelectionStore } from './selection-store';

const findCheckbox = (row: Element | null | undefined) =>
  row?.querySelector<HTMLInputElement>('[data-select-row]');

const searchField = 'input[type="search"]';

/** Returns the element to focus when an arrow key moves focus from the search field to the first row or back. */
function findToolbarTarget(root: HTMLElement, key: string, target: Element): HTMLElement | null {
  const firstLink = root.querySelector<HTMLElement>('[data-row-link]');
  if (key === 'ArrowDown' && target.matches(searchField)) return firstLink;
  return key === 'ArrowUp' && target === firstLink ? root.querySelector<HTMLElement>(searchField) : null;
}

/** The element of a row that arrow keys move between: the link or the checkbox. */
const rowTarget = '[data-row-link], [data-select-row]';

function findNeighbor(row: Element, key: string): Element | null | undefined {
  if (key === 'ArrowDown') return row.nextElementSibling;
  if (key === 'ArrowUp') return row.previousElementSibling;
  if (key === 'Home') return row.parentElement?.firstElementChild;
  if (key === 'End') return row.parentElement?.lastElementChild;
  return undefined;
}

/**
 * Handles the keys of a list with a selection, on the link and the checkbox of a row: Space selects the row, Shift with an
 * arrow key or Space selects a range, Ctrl+A selects the page, and Escape clears the selection. The arrow keys also move
 * between the search field and the first row.
 *
 * @param root - The element around the table and the action bar.
 * @returns A function that removes the listener.
 */
export function listenToSelectionKeys<Row>(root: HTMLElement, store: SelectionStore<Row>): () => void {
  const select = (id: string, isRange: boolean) =>
    store.change((selection) => {
      const row = store.page().get(id);
      if (row === undefined) return selection;
      return isRange ? selectRange(selection, store.page(), id) : toggleRow(selection, id, row);
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    if (!(target instanceof Element) || altKey) return;
    if (key === 'Escape') {
      const isInside =
        target.matches(`${rowTarget}, [data-select-page]`) || target.closest('[data-selection-bar]');
      if (!isInside || store.get().selected.size === 0) return;
      event.preventDefault();
      event.stopPropagation();
      store.change(() => emptySelection);
      return;
    }
    const across = shiftKey || ctrlKey || metaKey ? null : findToolbarTarget(root, key, target);
    if (across) {
      event.preventDefault();
      across.focus();
      return;
    }
    const row = target.matches(rowTarget) ? target.closest('tr') : null;
    const checkbox = findCheckbox(row);
    if (!row || !checkbox) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      done();
      store.change((selection) => selectRows(selection, store.page()));
    } else if (ctrlKey || metaKey) {
      return;
    } else if (key === ' ' && target !== checkbox) {
      done();
      select(checkbox.value, shiftKey);
    } else {
      const isRange = shiftKey && key.startsWith('Arrow');
      const nextRow = findNeighbor(row, key);
      const next = findCheckbox(nextRow);
      if (!next || (target !== checkbox && !isRange)) return;
      done();
      if (isRange) {
        const { anchorId } = store.get();
        if (anchorId === undefined || !store.page().has(anchorId)) select(checkbox.value, true);
        select(next.value, true);
      }
      (target === checkbox ? next : nextRow?.querySelector<HTMLElement>('[data-row-link]'))?.focus();
    }
  };
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}
