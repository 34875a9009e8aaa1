import type { Page } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { classNames } from '@portal-kit/ui/class-names';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { TextField } from '@portal-kit/ui/text-field';
import { useState } from 'react';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { dashboardMessages } from '../dashboard.messages';
import { findLowItems } from '../figures/stock/low-stock';
import { MoreLink, RecordLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import { type Figure, shownRows } from '../use-dashboard';
import { Panel } from './panel';
import * as panelCss from './panel.css';

interface LowStockPanelProps {
  items: Figure<Page<Item>>;
  thresholdCases: number;
  onThresholdChange: (cases: number) => void;
}

/** Panel of low stock items with a field for the threshold. */
export function LowStockPanel({ items, thresholdCases, onThresholdChange }: LowStockPanelProps) {
  const { can } = usePortal();
  const quantities = useMessages(quantityMessages);
  const { dash } = useMessages(kernelMessages);
  const texts = useMessages(dashboardMessages);
  /** The text in the threshold field. While the field is empty, the last threshold applies. */
  const [typed, setTyped] = useState<string>();
  if (!items.isOpen) return null;
  const low = items.data && findLowItems(items.data.rows, thresholdCases);
  return (
    <Panel
      title={texts.lowStock.title}
      note={
        <span className={panelCss.threshold}>
          <span aria-hidden="true">{texts.lowStock.below}</span>
          <span className={panelCss.thresholdField}>
            <TextField
              label={texts.lowStock.threshold}
              isLabelHidden
              name="thresholdCases"
              inputMode="numeric"
              maxLength={5}
              align="end"
              value={typed ?? String(thresholdCases)}
              sanitize={(text) => text.replace(/\D/g, '')}
              onChange={(text) => {
                setTyped(text);
                if (text !== '') onThresholdChange(Number(text));
              }}
              onBlur={() => setTyped(undefined)}
            />
          </span>
          <span aria-hidden="true">{texts.lowStock.unit(thresholdCases)}</span>
        </span>
      }
      actions={
        low &&
        low.length > 0 && (
          <MoreLink to={{ to: 'dashboard.details', widget: 'low-stock' }}>
            {texts.lowStock.seeAll(low.length)}
          </MoreLink>
        )
      }
      figure={{ ...items, data: low?.slice(0, shownRows) }}
      isEmpty={({ length }) => length === 0}
      empty={texts.lowStock.empty}
    >
      {(rows) => (
        <ul className={panelCss.panelRows} aria-label={texts.lowStock.title}>
          {rows.map(({ item, minCases, ...available }, index) => (
            <li key={index} className={classNames(panelCss.panelRow, linksCss.covered)}>
              <span className={panelCss.rowText}>
                <RecordLink
                  isCovering
                  to={
                    item.itemId && can('item-details')
                      ? { to: 'items.details', itemId: item.itemId }
                      : undefined
                  }
                >
                  {item.sku || dash}
                </RecordLink>
                <span className={panelCss.secondaryText}>{item.description || dash}</span>
              </span>
              <StatusDot tone={available.cases === 0 ? 'bad' : 'warn'}>
                {formatOrderQuantity(available, quantities)}
              </StatusDot>
              <span className={panelCss.minimum}>{texts.lowStock.least(minCases)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
