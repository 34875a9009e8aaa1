import { FormCell } from '@portal-kit/ui/form-layout';
import { withFieldGroup } from '../../forms/fields/form-hook';
import type { warehouseFormMessages } from './warehouse-form.messages';
import type { warehouseFormRules } from './warehouse-form.rules';

interface WarehouseHoursProps {
  label: string;
  texts: ReturnType<typeof warehouseFormMessages>;
  rules: ReturnType<typeof warehouseFormRules>;
}

/** A daily time window of a warehouse. */
export const WarehouseHours = withFieldGroup({
  defaultValues: { from: '', to: '' },
  props: {} as WarehouseHoursProps,
  render: function WarehouseHours({ group, label, texts, rules }) {
    const window = () => group.state.values;
    return (
      <>
        <FormCell span="half">
          <group.AppField
            name="from"
            validators={{
              onChangeListenTo: ['to'],
              onChange: ({ value }) => rules.from(value, window()),
            }}
          >
            {(field) => <field.Text type="time" label={`${label} ${texts.from}`} />}
          </group.AppField>
        </FormCell>
        <FormCell span="half">
          <group.AppField
            name="to"
            validators={{
              onChangeListenTo: ['from'],
              onChange: ({ value }) => rules.to(value, window()),
            }}
          >
            {(field) => <field.Text type="time" label={`${label} ${texts.to}`} />}
          </group.AppField>
        </FormCell>
      </>
    );
  },
});
