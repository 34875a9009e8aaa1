import { Button } from '@portal-kit/ui/button';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { focusAfterRender, keepFocus } from '../../forms/focus/focus-form';
import { type AddressValues, emptyAddress } from './address.values';
import { AddressFields, type AddressFieldsProps } from './address-fields';

export interface AddressListProps extends AddressFieldsProps {
  texts: {
    /** By its place in the list, from 0. */
    title: (index: number) => string;
    /** Below the title of the first. */
    hint?: string;
    add: string;
    /** Title of what leads to further addresses; to the first one, its own. */
    more: string;
    remove: (title: string) => string;
    none?: string;
  };
  /** Place of the first address that is listed here; those before it are shown elsewhere. Default 0. */
  from?: number;
  /** How many addresses stay, and how many there may be, those before `from` included. */
  min: number;
  max: number;
  /** What is added. Default: an empty address. */
  added?: AddressValues;
  /** More fields of the address at this place. */
  renderMore?: (index: number) => ReactNode;
}

/** Several addresses, each a section of the form: `<AddressList form={form} fields={{ addresses: 'addresses' }} … />`. */
export const AddressList = withFieldGroup({
  defaultValues: { addresses: [emptyAddress] },
  props: {} as AddressListProps,
  render: function AddressList({ group, texts, name, from = 0, min, max, added = emptyAddress, renderMore }) {
    return (
      <group.AppField name="addresses" mode="array">
        {(field) => {
          const places = field.state.value.map((_, index) => index).slice(from);
          return (
            <>
              {places.map((index) => (
                <FormSection
                  key={index}
                  title={texts.title(index)}
                  {...(index === from && texts.hint !== undefined && { text: texts.hint })}
                >
                  <AddressFields
                    form={group}
                    fields={`addresses[${index}]`}
                    {...(name !== undefined && { name })}
                  />
                  {renderMore?.(index)}
                  {field.state.value.length > min && (
                    <FormCell span="full">
                      <Button
                        tone="quiet"
                        icon={<Trash2 size={16} aria-hidden="true" />}
                        onMouseDown={keepFocus}
                        onClick={(event) => {
                          const { form } = event.currentTarget;
                          void field.removeValue(index);
                          focusAfterRender(form, '[data-add-address] button');
                        }}
                      >
                        {texts.remove(texts.title(index))}
                      </Button>
                    </FormCell>
                  )}
                </FormSection>
              ))}
              {field.state.value.length < max && (
                <FormSection
                  title={places.length > 0 ? texts.more : texts.title(from)}
                  {...(places.length === 0 && texts.none && { text: texts.none })}
                >
                  <FormCell span="full">
                    <span data-add-address="">
                      <Button
                        icon={<Plus size={16} aria-hidden="true" />}
                        onMouseDown={keepFocus}
                        onClick={(event) => {
                          const { form } = event.currentTarget;
                          const index = field.state.value.length;
                          field.pushValue(added);
                          focusAfterRender(form, `[name^="addresses[${index}]"]:not([type="hidden"])`);
                        }}
                      >
                        {texts.add}
                      </Button>
                    </span>
                  </FormCell>
                </FormSection>
              )}
            </>
          );
        }}
      </group.AppField>
    );
  },
});
