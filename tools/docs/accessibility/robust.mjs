const axe = 'e2e/a11y/walk.ts: axe finds no violation on ${name}';

/** Principle 4 of WCAG 2.2, level A and AA. WCAG 2.2 removed 4.1.1 Parsing. */
export const robust = [
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Controls are native elements or follow the patterns of ARIA.',
    tests: [
      axe,
      'e2e/embed/axe.spec.ts: axe finds no violation in the ${name} element on a host page, wide and narrow, light and dark',
      'packages/ui/src/components/listbox/react-aria-comparison.test.tsx: both inputs have the same role and attributes, closed and open',
      'e2e/screen-reader/orders.spec.ts: an inbound order is created with a screen reader',
      'e2e/screen-reader/widget.spec.ts: a widget in a shadow root is used with a screen reader',
    ],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Live regions announce results, counts, progress, the selection and failures without moving the focus.',
    tests: [
      'e2e/screen-reader/items.spec.ts: the item list is read, sorted, filtered and searched with a screen reader',
      'packages/portal-kit/src/features/uploads/upload/bulk-upload-sending.test.tsx: the upload widget announces the result once to screen readers',
      'e2e/journeys/records/details.spec.ts: a copy button copies the value and announces it, and explains when the clipboard is refused',
    ],
  },
];
