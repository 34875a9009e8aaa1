import { OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';

/** Properties of {@link OrderWizard}. */
interface OrderWizardProps {
    /** Goods to the warehouse, or from it. */
    direction: OrderDirection;
    /** The order to change and submit again. Without it the wizard makes a new one. */
    orderId?: string;
    /** The order that a new one starts as a copy of; its PO number, dates and papers stay behind. */
    copyOf?: string;
    /**
     * The order is submitted; `order` is null when the server gave no body. Default: go to the list; where the host shows
     * none, the wizard says so and offers the next one.
     */
    onOrderSubmitted?: (saved: SavedOrder) => void;
    /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
    onRequestCancel?: () => void;
}

export type { OrderWizardProps as O };
