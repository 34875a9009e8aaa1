type Given<T> = T | null | undefined;

/** Order details that the validation rules read, for both directions (domain §2.3, §2.4). */
export interface OrderDetails {
  warehouseId: string;
  poNumber: string;
  orderDate: string;
  shippingType: 'PARCEL' | 'FULL_TRUCK_LOAD' | 'LTL' | 'CONTAINER';
  bondedFlag: '1' | '0';
  scac?: Given<string>;
  carrierName?: Given<string>;
  sealNumber?: Given<string>;
  containerNumber?: Given<string>;
  freightTerms?: 'PREPAID' | 'COLLECT' | 'THIRD_PARTY';
}

export interface InboundDetails extends OrderDetails {
  expectedArrivalDate: string;
  appointmentWindow?: Given<{ from: string; to: string }>;
  customsEntryNumber?: Given<string>;
  shipFrom?: Given<Address>;
}

export interface OutboundDetails extends OrderDetails {
  customerId: string;
  requestedShipDate: string;
  requestedDeliveryDate?: Given<string>;
  cancelAfterDate?: Given<string>;
  carrierArranged?: boolean;
  isCustomerPickup?: boolean;
  carrierAccountNumber?: Given<string>;
  thirdPartyBilling?: Given<Address>;
  billingAddress: Address;
  shippingAddress?: Given<Address>;
  shippingSameAsBilling?: boolean;
  deliveryAppointmentRequired?: boolean;
}

export interface LineRequest
  extends Pick<LineItem, 'lineItemNumber' | 'casesQuantity' | 'bottlesQuantity'>,
    Partial<Pick<LineItem, 'lotNumber' | 'vintage' | 'unitPrice' | 'notes'>> {
  item: { itemId?: string; sku?: string };
}

export interface OrderRequest<Details extends OrderDetails = OrderDetails> {
  details: Details;
  lineItems: LineRequest[];
  palletsQuantity: number;
}

import type { LineItem } from '../../model/order.ts';
import type { Address } from '../../model/party.ts';
