import { PlainTable } from '@portal-kit/ui/plain-table';
import type { ComponentNotes } from '../catalog/component-page';
import * as css from './component-page-view.css';
import { MarkedText } from './marked-text';

export function KeyboardTable({ keyboard }: Pick<ComponentNotes, 'keyboard'>) {
  return (
    <section aria-labelledby="keyboard">
      <h2 id="keyboard" className={css.title}>
        Keyboard
      </h2>
      {keyboard.length === 0 ? (
        <p className={css.text}>The component takes no focus and has no keys.</p>
      ) : (
        <div className={css.table}>
          <PlainTable
            label="Keyboard"
            rows={keyboard}
            getRowId={([keys]) => keys}
            columns={[
              {
                id: 'keys',
                label: 'Keys',
                isRowHeader: true,
                cell: ([keys]) => <span className={css.propName}>{keys}</span>,
              },
              { id: 'effect', label: 'Effect', cell: ([, effect]) => <MarkedText>{effect}</MarkedText> },
            ]}
          />
        </div>
      )}
    </section>
  );
}
