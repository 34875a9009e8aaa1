import { useSyncExternalStore } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import { deselectRows, pageState, selectRange, selectRows, toggleRow } from './selection';
import * as css from './selection.css';
import { selectionMessages } from './selection.messages';
import type { SelectionStore } from './selection-store';

interface RowCheckboxProps<Row> {
  store: SelectionStore<Row>;
  id: string;
  row: Row;
  name: string;
  tabIndex: 0 | -1 | undefined;
}

/** The checkbox of a record. A press with Shift selects the rows from the last changed row to this one. */
export function RowCheckbox<Row>({ store, id, row, name, tabIndex }: RowCheckboxProps<Row>) {
  const texts = useMessages(selectionMessages);
  const isSelected = useSyncExternalStore(
    store.subscribe,
    () => store.get().selected.has(id),
    () => false,
  );
  return (
    <label className={css.hitArea}>
      <input
        type="checkbox"
        part="select-row"
        data-select-row=""
        value={id}
        aria-label={texts.selectRow(name)}
        className={css.checkbox}
        tabIndex={tabIndex}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          store.change((selection) =>
            'shiftKey' in nativeEvent && nativeEvent.shiftKey
              ? selectRange(selection, store.page(), id)
              : toggleRow(selection, id, row),
          )
        }
      />
    </label>
  );
}

/** The checkbox of all rows on the page. */
export function PageCheckbox<Row>({ store }: { store: SelectionStore<Row> }) {
  const texts = useMessages(selectionMessages);
  const state = useSyncExternalStore(
    store.subscribe,
    () => pageState(store.get(), store.page()),
    () => 'none',
  );
  return (
    <label className={css.hitArea}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        type="checkbox"
        part="select-page"
        data-select-page=""
        aria-label={texts.selectPage}
        className={css.checkbox}
        checked={state === 'all'}
        onChange={() =>
          store.change((selection) =>
            state === 'all'
              ? deselectRows(selection, store.page().keys())
              : selectRows(selection, store.page()),
          )
        }
      />
    </label>
  );
}
