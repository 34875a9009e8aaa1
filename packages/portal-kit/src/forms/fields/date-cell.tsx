import type { ReactNode } from 'react';
import { BoundDate, type BoundDateProps } from './bound-date';
import { type CellProps, cellOf, type FieldProps } from './field-cells';

type DateCellOf<Values extends object> = (props: CellProps<Values> & FieldProps<BoundDateProps>) => ReactNode;

const DateCell = cellOf(BoundDate, ({ label }) => ({ label }));

/** The date cell of a form with these values. Separate from `fieldCells`, because most forms have no dates. */
export const dateCell = <Values extends object>() => DateCell as unknown as DateCellOf<Values>;
