import { PlainTable } from '@portal-kit/ui/plain-table';
import type { ReactNode } from 'react';
import * as css from './foundations.css';

export interface ShownValue {
  name: string;
  value: string;
  use: string;
  sample?: ReactNode;
}

interface ValueTableProps {
  label: string;
  values: readonly ShownValue[];
  /** The heading of the samples. Default: no samples. */
  sampleLabel?: string;
}

/** Tokens with their values and uses. */
export function ValueTable({ label, values, sampleLabel }: ValueTableProps) {
  return (
    <div className={css.card}>
      <PlainTable
        label={label}
        rows={values}
        getRowId={({ name }) => name}
        columns={[
          { id: 'name', label: 'Token', isRowHeader: true, cell: ({ name }) => <code>{name}</code> },
          { id: 'value', label: 'Value', cell: ({ value }) => <code>{value}</code> },
          ...(sampleLabel === undefined
            ? []
            : [{ id: 'sample', label: sampleLabel, cell: ({ sample }: ShownValue) => sample }]),
          { id: 'use', label: 'Use', cell: ({ use }) => use },
        ]}
      />
    </div>
  );
}
