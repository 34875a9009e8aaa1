import { PlainTable } from '@portal-kit/ui/plain-table';
import type { ComponentApi, PropApi } from '../../packaging/component-api';
import * as css from './component-page-view.css';
import { MarkedText } from './marked-text';

interface ApiTableProps {
  component: ComponentApi;
  /** The purpose of the first component is at the top of the page. */
  isFirst: boolean;
}

const PropName = ({ prop }: { prop: PropApi }) => (
  <span className={css.propName}>
    <code>{prop.name}</code>
    {prop.isRequired && (
      <span className={css.required} title="required">
        {' '}
        *
      </span>
    )}
  </span>
);

/** The props of a component, from its types. */
export function ApiTable({ component, isFirst }: ApiTableProps) {
  const { name, text, propsText, props } = component;
  const id = `props-${name}`;
  const notes = [isFirst ? '' : text, propsText].filter(Boolean).join(' ');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Props of {name}
      </h2>
      {notes && (
        <p className={css.text}>
          <MarkedText>{notes}</MarkedText>
        </p>
      )}
      {props.length === 0 ? (
        !propsText && <p className={css.text}>No props of its own.</p>
      ) : (
        <div className={css.table}>
          <PlainTable
            label={`Props of ${name}`}
            rows={props}
            getRowId={(prop) => prop.name}
            columns={[
              { id: 'name', label: 'Prop', isRowHeader: true, cell: (prop) => <PropName prop={prop} /> },
              { id: 'type', label: 'Type', cell: ({ type }) => <code className={css.type}>{type}</code> },
              {
                id: 'text',
                label: 'Description',
                cell: (prop) => <MarkedText>{prop.text || '–'}</MarkedText>,
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
