import { defineMessages } from '../../../kernel/messages/define-messages';
import { dash } from '../../../kernel/messages/message-format';

const minuteMs = 60_000;
/** Units of an age in minutes, the largest first. */
const ages = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

export const attentionMessages = defineMessages('attention', (format) => {
  const { number, plural } = format;
  const count = (value: number, one: string, other: string) =>
    `${number(value)} ${plural(value, { one, other })}`;
  const days = (value: number) => count(value, 'day', 'days');
  return {
    title: 'Needs attention',
    empty: 'Nothing needs attention.',
    kinds: {
      failed: { inbound: 'Failed inbound order', outbound: 'Failed outbound order' },
      late: { inbound: 'Late inbound order', outbound: 'Late outbound order' },
      short: 'Short receipt',
      stock: 'Low stock',
      upload: 'Upload with errors',
      license: 'Customer license',
    },
    /** The time since an order failed. */
    age: (iso: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs));
      if (Number.isNaN(minutes)) return dash;
      const [unit, size] = ages.find(([, least]) => minutes >= least) ?? (['minute', 1] as const);
      return `${number(Math.floor(minutes / size), { style: 'unit', unit, unitDisplay: 'short' })} ago`;
    },
    about: (kind: string, subject: string) => [kind, subject].filter(Boolean).join(' · '),
    reasons: {
      unknown: 'The warehouse system gave no reason.',
      unavailable: 'The reason is not available.',
      late: {
        inbound: (date: string, late: number) => `Expected ${format.date(date)} (${days(late)} late)`,
        outbound: (date: string, late: number) => `Ship date was ${format.date(date)} (${days(late)} late)`,
      },
      short: (received: string, expected: string) => `Received ${received} of ${expected}`,
      stock: (available: string, missing: number, minimum: number) =>
        `${available} available, ${count(missing, 'case', 'cases')} below the minimum of ${number(minimum)}`,
      file: "The file couldn't be processed.",
      rows: (failed: number, total: number | undefined) =>
        total === undefined
          ? `${count(failed, 'row', 'rows')} failed`
          : `${number(failed)} of ${count(total, 'row', 'rows')} failed`,
      expired: (date: string) => `License expired on ${format.date(date)}`,
      expires: (date: string, left: number) =>
        left === 0 ? 'License expires today' : `License expires on ${format.date(date)}, in ${days(left)}`,
    },
    fixes: {
      fix: 'Fix and resubmit',
      resubmit: (orderId: string) => `Resubmit ${orderId}`,
      openOrder: 'Open order',
      createInbound: 'New inbound order',
      editCustomer: 'Edit customer',
      viewResults: 'View results',
      open: 'Open',
    },
    /** Accessible name of a fix. */
    fixOf: (fix: string, subject: string) => `${fix}: ${subject}`,
    actionsOf: (subject: string) => `More actions for ${subject}`,
    snooze: 'Snooze',
    snoozeFor: { tomorrow: 'Snooze until tomorrow', days: 'Snooze for 3 days', week: 'Snooze for a week' },
    snoozedUntil: (date: string) => `Snoozed until ${format.date(date)}`,
    isSnoozed: (subject: string, date: string) => `${subject} is snoozed until ${format.date(date)}.`,
    undo: 'Undo',
    wake: 'End snooze',
    snoozed: (value: number) => `Snoozed (${number(value)})`,
    note: 'Note',
    noteOf: (subject: string) => `Note for ${subject}`,
    addNote: 'Add note',
    editNote: 'Edit note',
    deleteNote: 'Delete note',
    showAll: (value: number) => `Show all ${number(value)}`,
    showFewer: 'Show fewer',
    seeAll: {
      failed: { inbound: 'All failed inbound orders', outbound: 'All failed outbound orders' },
      late: { inbound: 'All late inbound orders', outbound: 'All late outbound orders' },
    },
    partialLicenses: (customers: number) =>
      `Shows the licenses of the first ${count(customers, 'customer', 'customers')} only.`,
    sourceFailed: (source: string) => `${source} couldn't be loaded.`,
    sources: {
      failed: { inbound: 'Failed inbound orders', outbound: 'Failed outbound orders' },
      late: { inbound: 'Late inbound orders', outbound: 'Late outbound orders' },
      short: 'Received quantities',
      stock: 'Low stock',
      upload: 'Uploads with errors',
      license: 'Customer licenses',
    },
  };
});

export type AttentionTexts = ReturnType<typeof attentionMessages>;
