import type { OrderDetails } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { RecordConflict, type RecordConflictProps } from '../../../forms/conflict/record-conflict';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureText } from '../../../kernel/notifications/failure';
import { usePortal } from '../../../kernel/portal/portal-context';
import { orderDetailsMessages } from '../details/order-details.messages';
import { orderFormMessages } from '../form/order-form.messages';
import { type OrderFormValues, toOrderValues } from '../form/order-form.values';
import { orderPlace } from '../order-places';
import { ordersMessages } from '../orders.messages';
import { type FlatOrder, flatOrder, orderReading } from './order-conflict';
import { orderWizardMessages } from './order-wizard.messages';

export { DraftOffer } from '../../../forms/draft/draft-offer';

interface OrderConflictProps
  extends Pick<RecordConflictProps<FlatOrder, OrderDetails>, 'onRequestReload' | 'onOpen' | 'onNotes'> {
  stand: { base: OrderDetails; start: OrderFormValues; values: OrderFormValues };
  onPut: (
    base: OrderDetails,
    start: OrderFormValues,
    changes: readonly (readonly [path: string, value: unknown])[],
  ) => void;
}

/** Somebody else has changed the order meanwhile: what differs, and whose is to stay. */
export function OrderConflict({ stand, onPut, ...rest }: OrderConflictProps) {
  const { locale } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderWizardMessages);
  const labels = useMessages(orderDetailsMessages);
  const fieldTexts = useMessages(orderFormMessages);
  const listTexts = useMessages(ordersMessages);
  const { warehouses } = useWarehouses();
  const reading = useMemo(() => {
    const words: Readonly<Record<string, (code: string) => string | undefined>> = {
      'details.warehouseId': (code) =>
        warehouses?.find(({ warehouseId }) => warehouseId === code)?.name ?? code,
      'details.shippingType': (code) => listTexts.shippingTypes[code],
      'details.freightTerms': (code) => listTexts.freightTerms[code],
      'details.bondedFlag': (code) => (code === '1' ? listTexts.bonded : listTexts.taxPaid),
      'details.orderType': (code) => fieldTexts.orderTypes[code],
      'details.temperatureControl': (code) => fieldTexts.temperatures[code],
    };
    const options: Readonly<Record<string, unknown>> = fieldTexts;
    return orderReading({
      wordOf: (path, code) => {
        const word = words[path]?.(code) ?? (Object.hasOwn(options, code) ? options[code] : undefined);
        return typeof word === 'string' ? word : code;
      },
      linesText: (lines, cases, bottles) => texts.lines(lines, kernel.cases(cases), kernel.bottles(bottles)),
    });
  }, [warehouses, listTexts, fieldTexts, texts, kernel]);
  const flatStand = useMemo(
    () => ({ base: stand.base, start: flatOrder(stand.start), values: flatOrder(stand.values) }),
    [stand.base, stand.start, stand.values],
  );
  return (
    <RecordConflict<FlatOrder, OrderDetails>
      {...rest}
      {...reading}
      stand={flatStand}
      // A start is always that of a record, so the record says it.
      onPut={(base, _, changes) => onPut(base, toOrderValues(base.order as never), changes)}
      labelOf={(path) => (path === 'lineItems' ? labels.lines : orderPlace(path, labels, () => undefined))}
      failureText={(error) => failureText(error, kernel)}
      kernel={kernel}
      locale={locale}
    />
  );
}
