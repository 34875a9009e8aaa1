import printerIcon from '@lucide/icons/icons/printer';
import type { TransferOptions } from '@portal-kit/sdk';
import { billOfLading, type LineItem, type Order } from '@portal-kit/sdk/orders';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { addressLines, type PostalAddress } from '../../../domain/addresses/postal-addresses';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { quantityText } from '../../../domain/orders/order-quantity';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast } from '../../../kernel/notifications/failure';
import { usePortal } from '../../../kernel/portal/portal-context';
import { hasBillOfLading } from './actions/order-actions';
import { addressesOf } from './order-addresses';
import { orderDetailsMessages } from './order-details.messages';
import { useOrderFacts } from './order-facts';
import { totalsOf } from './ordered-lines';

const PrintDialog = lazyPart(() => import('../print/print-dialog.part').then((part) => part.PrintDialog));

interface PrintOrderProps {
  order: Order;
  customerName: string | undefined;
  status: string;
}

/** The button that opens the print preview of an order. */
export function PrintOrder({ order, customerName, status }: PrintOrderProps) {
  const { sdk, supplierId, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderDetailsMessages);
  const [isOpen, setOpen] = useState(false);
  const { orderId, direction } = order;
  const warehouseId = order.details?.warehouseId;
  const facts = useOrderFacts({
    direction: direction === 'INBOUND' ? 'inbound' : 'outbound',
    order,
    customerName,
    isPreview: true,
  });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={<Icon data={printerIcon} sizePx={18} />}
        onPointerEnter={PrintDialog.preload}
        onFocus={PrintDialog.preload}
        onClick={() => setOpen(true)}
      >
        {texts.print}
      </Button>
      {isOpen && (
        <PrintDialog
          {...{ order, status, facts, texts }}
          parties={addressesOf(order).map(({ party, address }) => ({
            title: texts.parties[party],
            address,
          }))}
          totals={totalsOf(order, texts)}
          quantityOf={(line: LineItem) =>
            quantityText({ cases: line.casesQuantity, bottles: line.bottlesQuantity }, quantities)
          }
          linesOf={(address: PostalAddress) => addressLines(address, kernel.language)}
          fetchBill={
            direction === 'OUTBOUND' && hasBillOfLading(order.status)
              ? (options: TransferOptions) => billOfLading(sdk, { supplierId, orderId }, options)
              : undefined
          }
          supplierQuery={supplierQueries.details(sdk, { supplierId })}
          warehouseQuery={warehouseId ? warehouseQueries.details(sdk, { warehouseId }) : undefined}
          onClose={close}
          onLoadFailed={(error) => {
            close();
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}
