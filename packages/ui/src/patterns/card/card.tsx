import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import * as css from './card.css';

/** What {@link Card} holds. */
export interface CardProps {
  title: string;
  /** Beside the title: a number, a status. */
  note?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** The content reaches the card's edges, as a table does. Default false. */
  isFlush?: boolean;
  children: ReactNode;
}

/**
 * A titled part of a details page, a region by its title.
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

/** A label and what it stands for. */
export interface Fact {
  label: string;
  /** `undefined` while it is loading. */
  value: ReactNode;
  /** On a line of its own. Default false. */
  isWide?: boolean;
}

/**
 * Labels with their values, in as many columns as there is room for.
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
