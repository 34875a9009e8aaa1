import type { Order, OrderDetails } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { RecordConflict, type RecordConflictProps } from '../../../forms/conflict/record-conflict';
import type { FieldChange, FormVersion } from '../../../forms/conflict/record-conflict.values';
import type { FormBase } from '../../../forms/record/use-form-base';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderDetailsMessages } from '../details/order-details.messages';
import { orderFormMessages } from '../form/order-form.messages';
import { type OrderFormValues, toOrderValues } from '../form/values/order-form.values';
import { orderFieldLabel } from '../order-field-label';
import { ordersMessages } from '../orders.messages';
import { type FlatOrder, flattenOrder, orderReading } from './order-conflict.values';
import { orderWizardMessages } from './order-wizard.messages';

interface OrderConflictProps
  extends Omit<
    RecordConflictProps<FlatOrder, OrderDetails>,
    'form' | 'rebase' | 'getLabel' | 'toValues' | 'formatField'
  > {
  form: FormVersion<OrderFormValues, OrderDetails>;
  /** Fills the wizard with `changes` on top of `base`. */
  rebase: (base: FormBase<OrderFormValues, OrderDetails>, changes: readonly FieldChange<FlatOrder>[]) => void;
}

/** A concurrent edit of the order: shows the fields that differ and lets the user choose a version. */
export function OrderConflict({ form, rebase, ...rest }: OrderConflictProps) {
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderWizardMessages);
  const labels = useMessages(orderDetailsMessages);
  const fieldTexts = useMessages(orderFormMessages);
  const listTexts = useMessages(ordersMessages);
  const { warehouses } = useWarehouses();
  const reading = useMemo(() => {
    const textsByField: Readonly<Record<string, (code: string) => string | undefined>> = {
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
      codeText: (path, code) => {
        const text = textsByField[path]?.(code) ?? (Object.hasOwn(options, code) ? options[code] : undefined);
        return typeof text === 'string' ? text : code;
      },
      linesText: (lines, cases, bottles) =>
        texts.lines(lines, quantities.cases(cases), quantities.bottles(bottles)),
    });
  }, [warehouses, listTexts, fieldTexts, texts, quantities]);
  const { stored, start, values } = form;
  const flatForm = useMemo(
    () => ({ stored, start: flattenOrder(start), values: flattenOrder(values) }),
    [stored, start, values],
  );
  return (
    <RecordConflict<FlatOrder, OrderDetails>
      {...rest}
      {...reading}
      form={flatForm}
      // The flat form always starts with the values of the record.
      rebase={({ stored: version }, changes) =>
        rebase({ stored: version, values: toOrderValues(version?.order as Order) }, changes)
      }
      getLabel={(path) =>
        path === 'lineItems' ? labels.lines : orderFieldLabel(path, labels, () => undefined)
      }
    />
  );
}
