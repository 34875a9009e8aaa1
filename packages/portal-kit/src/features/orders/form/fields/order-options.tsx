import { FormCell } from '@portal-kit/ui/form-layout';
import type { OrderFormParts } from '../order-form.api';
import { type OrderOptionGroup, orderOptions, sameAsBilling } from '../values/order-form.values';
import { useDetails } from './order-field';

interface OrderOptionsProps {
  parts: OrderFormParts;
  label: string;
  group: OrderOptionGroup;
}

/** A group of boolean fields. Renders nothing if no field of the group applies. */
export function OrderOptions({ parts: { form, rules, texts }, label, group }: OrderOptionsProps) {
  const isShown = useDetails(form, (details) =>
    orderOptions[group].some((name) => rules.isShown(name, details)),
  );
  if (!isShown) return null;
  const options = orderOptions[group].map((id) => ({ id, label: texts[id] }));
  return (
    <FormCell span="full">
      <form.AppField name={`details.${group}`}>
        {(field) => <field.CheckboxGroup label={label} options={options} />}
      </form.AppField>
    </FormCell>
  );
}

/** The checkbox that copies the billing address to the shipping address. */
export function SameAsBilling({ parts: { form, texts } }: { parts: OrderFormParts }) {
  return (
    <FormCell span="full">
      <form.AppField name="details.shipping">
        {(field) => (
          <field.CheckboxGroup
            label={texts.address}
            options={[{ id: sameAsBilling, label: texts.sameAsBilling }]}
          />
        )}
      </form.AppField>
    </FormCell>
  );
}
