import { Card, FactList } from '@portal-kit/ui/card';
import type { ReactNode } from 'react';
import { dash } from '../messages/message-format';
import { CopyText } from './copy-text';

/** A field of a record. An empty value is shown as a dash. */
export type RecordFact = readonly [
  label: string,
  value: ReactNode,
  options?: { isWide?: boolean; canCopy?: boolean },
];

interface RecordCardProps {
  title: string;
  facts: readonly RecordFact[];
  /** Shows placeholders instead of values. */
  isLoading?: boolean;
}

function shownValue(label: string, value: ReactNode, canCopy: boolean | undefined): ReactNode {
  if (value === null || value === undefined || value === '' || value === false) return dash;
  return canCopy && typeof value === 'string' ? <CopyText text={value} label={label} /> : value;
}

/** Fields of a record in a titled card. */
export function RecordCard({ title, facts, isLoading = false }: RecordCardProps) {
  return (
    <Card title={title}>
      <FactList
        facts={facts.map(([label, value, { isWide = false, canCopy } = {}]) => ({
          label,
          value: isLoading ? undefined : shownValue(label, value, canCopy),
          isWide,
        }))}
      />
    </Card>
  );
}
