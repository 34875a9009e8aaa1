import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { classNames } from '@portal-kit/ui/class-names';
import { StatusDot, type StatusTone } from '@portal-kit/ui/status-dot';
import { type ReactNode, useId } from 'react';
import { quantityMessages } from '../../domain/items/quantity.messages';
import { dayField } from '../../domain/orders/late-order';
import { formatOrderQuantity } from '../../domain/orders/order-quantity';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { dashboardMessages } from './dashboard.messages';
import { countRecords, sumOfTotals } from './figures/orders/count-orders';
import { formatGroupFilter, type OrderGroup } from './figures/orders/order-groups';
import { FigureLink } from './links/figure-link';
import * as linksCss from './links/links.css';
import * as css from './tiles.css';
import type { DashboardFigures } from './use-dashboard';

const directions: readonly OrderDirection[] = ['inbound', 'outbound'];

interface TileProps {
  title: string;
  tone: StatusTone;
  note: ReactNode;
  children: ReactNode;
}

function Tile({ title, tone, note, children }: TileProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} part="card" className={classNames(css.tile, linksCss.covered)}>
      <h2 id={titleId} part="title" className={css.tileTitle}>
        <StatusDot tone={tone}>{title}</StatusDot>
      </h2>
      <div className={css.figures}>{children}</div>
      <p className={css.tileNote}>{note}</p>
    </article>
  );
}

/** Tiles with the numbers of failed, late and due orders. */
export function Tiles({ figures }: { figures: DashboardFigures }) {
  const { orders, today } = figures;
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(dashboardMessages);
  const open = directions.filter((direction) => orders[direction].failed.isOpen);
  if (open.length === 0) return null;

  const number = (direction: OrderDirection, group: OrderGroup, covers: keyof typeof linksCss.covering) => {
    const { data, error, refetch } = orders[direction][group];
    if (error) {
      return (
        <>
          <span className={linksCss.figure}>{kernel.dash}</span>
          <span className={linksCss.above}>
            <Button
              size="small"
              aria-label={`${kernel.retry}: ${texts.figures[group][direction](0)}`}
              onClick={refetch}
            >
              {kernel.retry}
            </Button>
          </span>
        </>
      );
    }
    return (
      <FigureLink
        count={data && countRecords(data)}
        covers={covers}
        label={texts.figures[group][direction]}
        to={{ to: `${direction}.list`, filter: formatGroupFilter(direction, group, today) }}
      />
    );
  };
  const both = (group: OrderGroup) =>
    open.map((direction, index) => (
      <span key={direction} className={css.namedFigure}>
        {number(direction, group, open.length === 1 ? 'all' : index === 0 ? 'start' : 'end')}
        <span aria-hidden="true" className={css.figureName}>
          {texts.directions[direction]}
        </span>
      </span>
    ));
  const getTileTone = (group: OrderGroup, tone: StatusTone): StatusTone =>
    open.some((direction) => (orders[direction][group].data?.rows.length ?? 0) > 0) ? tone : 'neutral';
  const dueNote = (direction: OrderDirection) => {
    const page = orders[direction].due.data;
    if (!page) return kernel.dash;
    const [next] = page.rows;
    if (!next) return texts.nothingDue;
    const nextDate = next[dayField[direction]];
    const isWhole = page.total === null || page.total <= page.rows.length;
    const quantity = isWhole ? formatOrderQuantity(sumOfTotals(page.rows), quantities) : undefined;
    return texts.dueNote(quantity, nextDate, nextDate === today);
  };
  return (
    <div className={css.tiles}>
      <Tile title={texts.tiles.failed} tone={getTileTone('failed', 'bad')} note={texts.failedNote}>
        {both('failed')}
      </Tile>
      <Tile title={texts.tiles.late} tone={getTileTone('late', 'warn')} note={texts.lateNote}>
        {both('late')}
      </Tile>
      {open.map((direction) => (
        <Tile
          key={direction}
          title={direction === 'inbound' ? texts.tiles.arriving : texts.tiles.shipping}
          tone={getTileTone('due', direction === 'inbound' ? 'teal' : 'info')}
          note={dueNote(direction)}
        >
          <span className={css.namedFigure}>{number(direction, 'due', 'all')}</span>
        </Tile>
      ))}
    </div>
  );
}
