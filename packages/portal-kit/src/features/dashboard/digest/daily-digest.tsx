import chevronLeftIcon from '@lucide/icons/icons/chevron-left';
import chevronRightIcon from '@lucide/icons/icons/chevron-right';
import printerIcon from '@lucide/icons/icons/printer';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Button, IconButton } from '@portal-kit/ui/button';
import { classNames } from '@portal-kit/ui/class-names';
import { Icon } from '@portal-kit/ui/icon';
import type { OrderRow } from '../../../domain/orders/order-row';
import { addDays, isDate, todayIn } from '../../../kernel/calendar/days';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import * as dashboardCss from '../dashboard.css';
import { defaultThresholdCases } from '../figures/stock/low-stock';
import * as tilesCss from '../tiles.css';
import type { Figure } from '../use-dashboard';
import type { DayRows } from './day-rows';
import * as css from './digest.css';
import { digestMessages } from './digest.messages';
import { DigestSection } from './digest-section';
import { useDigest } from './use-digest';
import { useDigestColumns } from './use-digest-columns';

/** Properties of {@link DailyDigest}. */
export interface DailyDigestProps {
  /** Calendar date, `yyyy-mm-dd`. Default: today. A future or invalid date counts as today. */
  date?: string | undefined;
  /** Called with the day that the user chooses; `undefined` is today. */
  onDateChange: (date: string | undefined) => void;
  /** Name of the supplier in the heading. Default: the supplier's ID. */
  supplierName?: string | undefined;
  /** Low-stock threshold in available cases, as in `Dashboard`. Default 10. */
  lowStockCases?: number | undefined;
}

/**
 * A printable page about one day of the supplier: received, shipped and failed orders, finished uploads, and the current
 * late orders, low stock and expiring licenses.
 *
 * @remarks Source: the list operations of `openapi/portal`, requested in parallel and kept for 60 s. The lists have no
 * filter by the time of a change, so the widget checks the 1,000 orders per status and the 1,000 uploads that changed
 * last. A day is a calendar date in the time zone of the provider. Sections without the permission of their list are
 * omitted. A failed request shows an error with a Retry button in its section; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { DailyDigest } from 'portal-kit/dashboard';
 * import { useState } from 'react';
 *
 * export function Digest() {
 *   const [date, setDate] = useState<string>();
 *   return <DailyDigest date={date} onDateChange={setDate} supplierName="Halberd & Fen" />;
 * }
 * ```
 */
export function DailyDigest(props: DailyDigestProps) {
  return (
    <WidgetBoundary widget="DailyDigest">
      <DigestView {...props} />
    </WidgetBoundary>
  );
}

const note = classNames(tilesCss.tileNote, css.note);

function DigestView({ date: chosen, onDateChange, supplierName, lowStockCases }: DailyDigestProps) {
  const { supplierId, messageScope } = usePortal();
  const texts = useMessages(digestMessages);
  const columns = useDigestColumns();
  const today = todayIn(messageScope.timeZone);
  const date = chosen !== undefined && isDate(chosen) && chosen <= today ? chosen : today;
  const figures = useDigest({ date, today, lowStockCases: lowStockCases ?? defaultThresholdCases });
  const { uploads, lowStock, licenses } = figures;
  const go = (days: number) => {
    const next = addDays(date, days);
    onDateChange(next === today ? undefined : next);
  };
  const changed = (
    section: 'received' | 'shipped' | 'failedInbound' | 'failedOutbound',
    direction: OrderDirection,
    figure: Figure<DayRows<OrderRow>>,
  ) => (
    <DigestSection
      section={section}
      figure={figure}
      columns={columns.changed(direction)}
      getRowId={({ orderId }) => orderId ?? ''}
    />
  );
  const late = (section: 'lateInbound' | 'lateOutbound', direction: OrderDirection) => (
    <DigestSection
      section={section}
      figure={figures.late[direction]}
      columns={columns.late(direction)}
      getRowId={({ orderId }) => orderId ?? ''}
    />
  );
  const stateAt = Math.max(
    ...[lowStock, licenses, figures.late.inbound, figures.late.outbound].map(({ updatedAt }) => updatedAt),
  );
  return (
    <div className={dashboardCss.dashboard}>
      <div className={css.toolbar}>
        <IconButton
          label={texts.previousDay}
          icon={<Icon data={chevronLeftIcon} sizePx={18} />}
          onClick={() => go(-1)}
        />
        <IconButton
          label={texts.nextDay}
          icon={<Icon data={chevronRightIcon} sizePx={18} />}
          isDisabled={date === today}
          isFocusableWhenDisabled
          onClick={() => go(1)}
        />
        <Button isDisabled={date === today} isFocusableWhenDisabled onClick={() => onDateChange(undefined)}>
          {texts.today}
        </Button>
        <span className={css.print}>
          <Button icon={<Icon data={printerIcon} sizePx={16} />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </span>
      </div>
      <p className={css.heading} aria-live="polite">
        {texts.heading(date, supplierName ?? supplierId)}
      </p>
      <p className={note}>{texts.dayNote}</p>
      {changed('received', 'inbound', figures.received)}
      {changed('shipped', 'outbound', figures.shipped)}
      {changed('failedInbound', 'inbound', figures.failed.inbound)}
      {changed('failedOutbound', 'outbound', figures.failed.outbound)}
      <DigestSection
        section="uploads"
        figure={uploads}
        columns={columns.uploads}
        getRowId={({ fileId }) => fileId ?? ''}
      />
      {stateAt > 0 && <p className={note}>{texts.stateNote(new Date(stateAt).toISOString())}</p>}
      {late('lateInbound', 'inbound')}
      {late('lateOutbound', 'outbound')}
      <DigestSection
        section="lowStock"
        figure={lowStock}
        columns={columns.lowStock}
        getRowId={({ item }) => item.itemId ?? ''}
      />
      <DigestSection
        section="licenses"
        figure={licenses}
        columns={columns.licenses}
        getRowId={({ customerId }) => customerId ?? ''}
      />
    </div>
  );
}
