import plusIcon from '@lucide/icons/icons/plus';
import trashIcon from '@lucide/icons/icons/trash';
import { Button } from '@portal-kit/ui/button';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { Icon } from '@portal-kit/ui/icon';
import type { ReactNode } from 'react';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { focusAfterRender, keepFocus } from '../../forms/focus/focus-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { addressMessages } from './address.messages';
import { type AddressValues, emptyAddress } from './address.values';
import { AddressFields, type AddressFieldsProps } from './address-fields';

export interface AddressListProps extends AddressFieldsProps {
  /** Default: `Address`, `Address 2`, … without hints. */
  texts?: {
    /** Title of the address at an index, from 0. */
    title?: (index: number) => string;
    /** Text below the title of the first address. */
    hint?: string;
    add?: string;
    /** Title above the add button when the list has an address. An empty list shows the title of the first address. */
    more?: string;
    none?: string;
  };
  /** Index of the first address in this list; other sections show the addresses before it. Default 0. */
  from?: number;
  /** Number of addresses in the contract, including the addresses before `from`. */
  bounds: { minItems: number; maxItems: number };
  /** Initial values of an added address. Default: an empty address. */
  added?: AddressValues;
  /** Further fields of the address at an index. */
  renderMore?: (index: number) => ReactNode;
}

/** Field names of {@link AddressList} in a record. */
export const addressListFields = { addresses: 'addresses' } as const;

/** A list of addresses, one form section each: `<AddressList form={form} fields={addressListFields} … />`. */
export const AddressList = withFieldGroup({
  defaultValues: { addresses: [emptyAddress] },
  props: {} as AddressListProps,
  render: function AddressList({
    group,
    hasName = false,
    from = 0,
    bounds,
    added = emptyAddress,
    renderMore,
    ...props
  }) {
    const texts = { ...useMessages(addressMessages), ...props.texts };
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
                  <AddressFields form={group} fields={`addresses[${index}]`} hasName={hasName} />
                  {renderMore?.(index)}
                  {field.state.value.length > bounds.minItems && (
                    <FormCell span="full">
                      <Button
                        tone="quiet"
                        icon={<Icon data={trashIcon} sizePx={16} />}
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
              {field.state.value.length < bounds.maxItems && (
                <FormSection
                  title={places.length > 0 ? texts.more : texts.title(from)}
                  {...(places.length === 0 && texts.none && { text: texts.none })}
                >
                  <FormCell span="full">
                    <span data-add-address="">
                      <Button
                        icon={<Icon data={plusIcon} sizePx={16} />}
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
