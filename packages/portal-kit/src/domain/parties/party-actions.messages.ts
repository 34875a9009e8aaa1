import { defineMessages } from '../../kernel/messages/define-messages';

/** Texts of the actions on selected customers, suppliers, warehouses and users. */
export const partyActionMessages = defineMessages('partyActions', (format) => {
  const actions = (one: string, other: string, consequences?: { activate: string; deactivate: string }) => {
    const records = (count: number) => `${format.number(count)} ${format.plural(count, { one, other })}`;
    return {
      activate: {
        label: 'Activate',
        title: `Activate ${other}`,
        question: (count: number) => `Activate ${records(count)}?`,
        consequence: consequences?.activate ?? '',
        done: (count: number) => `${records(count)} activated`,
        refusal: `The ${one} is already active.`,
      },
      deactivate: {
        label: 'Deactivate',
        title: `Deactivate ${other}`,
        question: (count: number) => `Deactivate ${records(count)}?`,
        consequence: consequences?.deactivate ?? '',
        done: (count: number) => `${records(count)} deactivated`,
        refusal: `The ${one} is already inactive.`,
      },
      undo: {
        title: `Restore the status of ${other}`,
        question: (count: number) => `Restore the status of ${records(count)}?`,
        done: (count: number) => `Status of ${records(count)} restored`,
      },
    };
  };
  return {
    customers: actions('customer', 'customers', {
      activate: 'Active customers can be selected in orders.',
      deactivate: "Inactive customers can't be selected in orders.",
    }),
    suppliers: actions('supplier', 'suppliers'),
    warehouses: actions('warehouse', 'warehouses'),
    users: actions('user', 'users', {
      activate: 'Active users can sign in.',
      deactivate: "Inactive users can't sign in.",
    }),
    currentSupplier: "You can't deactivate the current supplier. Switch to another supplier first.",
    ownAccount: "You can't deactivate your own account.",
  };
});
