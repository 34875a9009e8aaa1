import plusIcon from '@lucide/icons/icons/plus';
import type { Customer } from '@portal-kit/sdk/customers';
import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { Icon } from '@portal-kit/ui/icon';
import { SelectField } from '@portal-kit/ui/select-field';
import { useMemo } from 'react';
import { AddressFields } from '../../../../domain/addresses/address-fields';
import { LicenseBadge } from '../../../../domain/parties/license-badge';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { useDetails, useOrderField } from '../fields/order-field';
import { SameAsBilling } from '../fields/order-options';
import type { OrderFormParts } from '../order-form.api';
import type { useOrderCustomers } from '../use-order-parties';
import { sameAsBilling, toOrderAddressValues } from '../values/order-form.values';
import { applyCustomerDefaults } from './apply-customer-defaults';
import * as css from './customer-section.css';

interface CustomerSectionProps {
  parts: OrderFormParts;
  list: ReturnType<typeof useOrderCustomers>;
  /** The chosen customer. */
  customer: Customer | undefined;
  /** Time zone of the warehouse. */
  timeZone: string | undefined;
  onNewCustomer: (() => void) | undefined;
}

/** The customer who receives the order. */
export function CustomerSection({ parts, list, customer, timeZone, onNewCustomer }: CustomerSectionProps) {
  const { form, labels, texts, formTexts } = parts;
  const kernel = useMessages(kernelMessages);
  const { isRequired, validators } = useOrderField(parts, 'customerId');
  const options = useMemo(() => {
    const known = list.customers ?? [];
    const all = customer && !known.includes(customer) ? [customer, ...known] : known;
    return all.flatMap(({ customerId, name, customerNumber, licenseExpirationDate: expiresOn }) => {
      // An order needs the id of its customer.
      if (!customerId) return [];
      const note = <LicenseBadge expiresOn={expiresOn} timeZone={timeZone} />;
      return [{ id: customerId, label: name || customerId, detail: customerNumber ?? '', note }];
    });
  }, [list.customers, customer, timeZone]);
  return (
    <FormSection title={texts.groups.customer} text={texts.groups.customerText}>
      {list.isError && (
        <FormCell span="full">
          <Banner tone="warn" actions={<Button onClick={list.retry}>{kernel.retry}</Button>}>
            {texts.customersFailed}
          </Banner>
        </FormCell>
      )}
      <FormCell span="full">
        <form.AppField
          name="details.customerId"
          validators={validators}
          listeners={{
            onChange: ({ value }) => {
              const chosen = list.customers?.find(({ customerId }) => customerId === value);
              if (chosen) applyCustomerDefaults(form, chosen);
            },
          }}
        >
          {(field) => (
            <field.ComboBox
              label={labels.customer}
              isRequired={isRequired}
              options={options}
              placeholder={formTexts.choose}
              emptyText={formTexts.noMatch}
            />
          )}
        </form.AppField>
        <div role="status" className={css.license}>
          {customer && <LicenseBadge expiresOn={customer.licenseExpirationDate} timeZone={timeZone} />}
        </div>
      </FormCell>
      {onNewCustomer && (
        <FormCell span="full">
          <Button icon={<Icon data={plusIcon} sizePx={18} />} onClick={onNewCustomer}>
            {texts.newCustomer}
          </Button>
        </FormCell>
      )}
    </FormSection>
  );
}

/** The billing and shipping addresses: copies of the customer's addresses that apply to this order only. */
export function OrderAddressSections({ parts, customer }: Pick<CustomerSectionProps, 'parts' | 'customer'>) {
  const { form, rules, texts } = parts;
  const isSame = useDetails(form, (details) => details.shipping.includes(sameAsBilling));
  const isShipToValidated = useDetails(form, (details) => rules.isValidated('shippingAddress', details));
  const isThirdParty = useDetails(form, (details) => rules.isShown('thirdPartyBilling', details));
  return (
    <>
      <FormSection title={texts.groups.billing}>
        <AddressFields form={form} fields="details.billingAddress" name="optional" />
      </FormSection>
      <FormSection title={texts.groups.shipping}>
        <SameAsBilling parts={parts} />
        {!isSame && (
          <>
            <StoredAddresses parts={parts} customer={customer} />
            <AddressFields
              form={form}
              fields="details.shippingAddress"
              name="optional"
              isOptional={!isShipToValidated}
            />
          </>
        )}
      </FormSection>
      {isThirdParty && (
        <FormSection title={texts.groups.thirdParty} text={texts.groups.thirdPartyText}>
          <AddressFields form={form} fields="details.thirdPartyBilling" name="required" />
        </FormSection>
      )}
    </>
  );
}

/** A select of the customer's shipping addresses, if there are several. */
function StoredAddresses({ parts, customer }: Pick<CustomerSectionProps, 'parts' | 'customer'>) {
  const { form, texts } = parts;
  const addressId = useDetails(form, (details) => details.shippingAddress.addressId);
  const stored = (customer?.addresses ?? []).filter(
    ({ addressType, addressId }) => addressType === 'SHIPPING' && addressId,
  );
  if (stored.length < 2) return null;
  const options = stored.map((address) => ({
    id: address.addressId ?? '',
    label:
      [address.name, address.address1, address.city].filter(Boolean).join(', ') || (address.addressId ?? ''),
  }));
  return (
    <FormCell span="full">
      <SelectField
        label={texts.addressChoice}
        name="shippingAddress"
        options={options}
        placeholder={texts.otherAddress}
        value={stored.some((address) => address.addressId === addressId) ? addressId : ''}
        onChange={(id) => {
          const chosen = stored.find((address) => address.addressId === id);
          if (chosen) form.setFieldValue('details.shippingAddress', toOrderAddressValues(chosen));
        }}
      />
    </FormCell>
  );
}
