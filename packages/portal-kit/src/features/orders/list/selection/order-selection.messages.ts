import { defineMessages } from '../../../../kernel/messages/define-messages';

/** Texts of the actions on selected orders. */
export const orderSelectionMessages = defineMessages('orderSelection', (format) => {
  const orders = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'order', other: 'orders' })}`;
  const bills = (count: number) =>
    format.plural(count, { one: '1 bill of lading', other: `${format.number(count)} bills of lading` });
  return {
    resubmit: {
      label: 'Resubmit',
      title: 'Resubmit orders',
      question: (count: number) => `Resubmit ${orders(count)}?`,
      consequence: 'The orders will be sent to the warehouse again without changes.',
      done: (count: number) => `${orders(count)} resubmitted`,
      refusal: (status: string) => `The order is ${status}. Only failed orders can be resubmitted.`,
    },
    cancel: {
      label: 'Cancel orders',
      title: 'Cancel orders',
      question: (count: number) => `Cancel ${orders(count)}?`,
      consequence: "Canceled orders can't be restored.",
      keep: 'Keep orders',
      done: (count: number) => `${orders(count)} canceled`,
      refusal: (status: string) => `The order is ${status} and can't be canceled.`,
      reason: 'Reason',
      optional: 'Optional. The warehouse will see this.',
    },
    billsOfLading: {
      label: 'Bills of lading',
      title: 'Download bills of lading',
      question: (count: number) => `Download ${bills(count)}?`,
      consequence: 'Several bills of lading are downloaded as one ZIP file.',
      done: (count: number) => `${bills(count)} downloaded`,
      refusal: (status: string) => `The order is ${status} and has no bill of lading yet.`,
    },
    printBills: {
      label: 'Print bills of lading',
      title: 'Print bills of lading',
      question: (count: number) => `Print ${bills(count)}?`,
      consequence: 'A preview shows one bill of lading after another.',
      done: (count: number) => `${bills(count)} ready to print`,
    },
    columns: {
      referenceNumber: 'Reference number',
      carrier: 'Carrier',
      inventory: 'Inventory',
      cases: 'Cases',
      bottles: 'Bottles',
      lines: 'Lines',
    },
  };
});
