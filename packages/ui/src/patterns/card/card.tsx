import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import * as css from './card.css';

/** Props of {@link Card}. */
export interface CardProps {
  title: string;
  /** Shown beside the title, such as a number or a status. */
  note?: ReactNode;
  /** Shown at the end of the title line. */
  actions?: ReactNode;
  /** The content extends to the edges of the card, for a table. Default false. */
  isFlush?: boolean;
  children: ReactNode;
}

/**
 * A titled section of a details page; a region named by its title.
 *
 * @example
 * ```tsx
 * import { Card, FactList } from '@portal-kit/ui/card';
 *
 * export const Shipment = () => (
 *   <Card title="Shipment">
 *     <FactList facts={[{ label: 'Carrier', value: 'ODFL' }]} />
 *   </Card>
 * );
 * ```
 */
export function Card({ title, note, actions, isFlush = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} part="card" className={css.card}>
      <div className={css.head}>
        <h2 id={titleId} part="title" className={css.title}>
          {title}
        </h2>
        {note && <span className={css.note}>{note}</span>}
        {actions && (
          <div part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      <div className={isFlush ? css.flush : css.content}>{children}</div>
    </section>
  );
}

/** A label with its value. */
export interface Fact {
  label: string;
  /** `undefined` while it is loading. */
  value: ReactNode;
  /** The fact spans a whole line. Default false. */
  isWide?: boolean;
}

/**
 * A responsive grid of labels with values.
 *
 * @example
 * ```tsx
 * import { FactList } from '@portal-kit/ui/card';
 *
 * const facts = [
 *   { label: 'Warehouse', value: 'Cranbury Beverage Center' },
 *   { label: 'Carrier', value: '–' },
 * ];
 *
 * export const Destination = () => <FactList facts={facts} />;
 * ```
 */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? css.wideFact : undefined}>
          <dt part="term" className={css.term}>
            {label}
          </dt>
          <dd part="value" className={css.value}>
            {value === undefined ? <Skeleton className={css.skeleton} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
