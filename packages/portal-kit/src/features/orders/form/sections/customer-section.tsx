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
import { type OrderFormApi, useDetails } from '../order-form.api';
import { orderFormMessages } from '../order-form.messages';
import type { useOrderCustomers } from '../use-order-parties';
import { sameAsBilling, toOrderAddressValues } from '../values/order-form.values';
import { applyCustomerDefaults } from './apply-customer-defaults';
import * as css from './customer-section.css';

interface CustomerSectionProps {
  form: OrderFormApi;
  list: ReturnType<typeof useOrderCustomers>;
  /** The chosen customer. */
  customer: Customer | undefined;
  /** Time zone of the warehouse. */
  timeZone: string | undefined;
  onNewCustomer: (() => void) | undefined;
}

/** The customer who receives the order. */
export function CustomerSection({ form, list, customer, timeZone, onNewCustomer }: CustomerSectionProps) {
  const texts = useMessages(orderFormMessages);
  const kernel = useMessages(kernelMessages);
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
          listeners={{
            onChange: ({ value }) => {
              const chosen = list.customers?.find(({ customerId }) => customerId === value);
              if (chosen) applyCustomerDefaults(form, chosen);
            },
          }}
        >
          {(field) => <field.Choice span="none" isSearchable options={options} />}
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
export function OrderAddressSections({ form, customer }: Pick<CustomerSectionProps, 'form' | 'customer'>) {
  const texts = useMessages(orderFormMessages);
  const isSame = useDetails(form, (details) => details.shipping.includes(sameAsBilling));
  const isThirdParty = useDetails(form, ({ freightTerms }) => freightTerms === 'THIRD_PARTY');
  return (
    <>
      <FormSection title={texts.groups.billing}>
        <AddressFields form={form} fields="details.billingAddress" hasName />
      </FormSection>
      <FormSection title={texts.groups.shipping}>
        <form.AppField name="details.shipping">{(field) => <field.Choices span="full" />}</form.AppField>
        {!isSame && (
          <>
            <StoredAddresses form={form} customer={customer} />
            <AddressFields form={form} fields="details.shippingAddress" hasName />
          </>
        )}
      </FormSection>
      {isThirdParty && (
        <FormSection title={texts.groups.thirdParty} text={texts.groups.thirdPartyText}>
          <AddressFields form={form} fields="details.thirdPartyBilling" hasName />
        </FormSection>
      )}
    </>
  );
}

/** A select of the customer's shipping addresses, if there are several. */
function StoredAddresses({ form, customer }: Pick<CustomerSectionProps, 'form' | 'customer'>) {
  const texts = useMessages(orderFormMessages);
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
