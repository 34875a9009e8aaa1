const axe = 'e2e/a11y/walk.ts: axe finds no violation on ${name}';
const axeOfWidgets =
  'e2e/embed/axe.spec.ts: axe finds no violation in the ${name} element on a host page, wide and narrow, light and dark';
const adaptation =
  'e2e/a11y/adaptation.spec.ts: wider text spacing cuts off no text and 320 px need no horizontal scrolling on ${name}';

/** Principle 1 of WCAG 2.2, level A and AA. */
export const perceivable = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Icon buttons have names. Decorative icons and the bars of charts are hidden from screen readers; each chart has a table. Printed barcodes repeat their number as text.',
    tests: [
      axe,
      axeOfWidgets,
      'packages/ui/src/components/button/button.test.tsx: the accessible name of an icon button is its label',
      'e2e/journeys/dashboard/figures.spec.ts: stock by warehouse and by type has a table, and its item counts equal the list',
    ],
    checks: ['transcripts'],
  },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    conformance: 'Not Applicable',
    remarks: 'The product contains no audio and no video recordings.',
    checks: ['media'],
  },
  {
    id: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    conformance: 'Not Applicable',
    remarks: 'The product contains no recordings.',
    checks: ['media'],
  },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    conformance: 'Not Applicable',
    remarks: 'The product contains no recordings.',
    checks: ['media'],
  },
  {
    id: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    conformance: 'Not Applicable',
    remarks: 'The product contains no live audio.',
    checks: ['media'],
  },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    conformance: 'Not Applicable',
    remarks: 'The product contains no recordings.',
    checks: ['media'],
  },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Lists are tables with column and row headers, also as cards on narrow screens. Fields have labels; groups of fields have names; required fields and errors are marked in the code.',
    tests: [
      axe,
      'packages/ui/src/patterns/data-table/data-table-narrow.test.tsx: narrow cards keep the roles of a table',
      'packages/ui/src/patterns/form-layout/form-layout.test.tsx: a form section is a group named by its title',
      'packages/ui/src/patterns/card/card.test.tsx: a card is a region named by its title',
      'e2e/screen-reader/items.spec.ts: the item list is read, sorted, filtered and searched with a screen reader',
    ],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    conformance: 'Supports',
    remarks: 'The reading order of the transcripts equals the visual order.',
    tests: [
      'e2e/journeys/session/sign-in.spec.ts: signing in works by keyboard alone in page order',
      'e2e/screen-reader/items.spec.ts: the item list is read, sorted, filtered and searched with a screen reader',
    ],
    checks: ['transcripts'],
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'No instruction refers to a shape, a color or a place on the screen. Messages name fields, columns and rows.',
    checks: ['texts'],
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'All screens work in portrait and landscape.',
    tests: [
      'e2e/journeys/working-day/touch.spec.ts: a sales manager works through lists and records on a tablet, in both orientations',
    ],
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'The email and password fields of the user have `autocomplete` names. Other forms collect data about companies and other users, to which the criterion does not apply.',
    tests: [
      'e2e/journeys/session/sign-in.spec.ts: the sign-in form marks empty fields, shows the password on request and has the autocomplete names of password managers',
      axe,
    ],
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Each status has a text, and each invalid field has a message.',
    tests: [axe],
    checks: ['color-vision'],
  },
  {
    id: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    conformance: 'Not Applicable',
    remarks: 'The product plays no sound.',
    checks: ['media'],
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Texts have a contrast of at least 4.5:1 in the light and the dark theme. A host that replaces colors of the theme is responsible for their contrast.',
    tests: [
      'packages/ui/src/theme/contrast.test.ts: text color %s on %s has a contrast of at least 4.5:1',
      axe,
      axeOfWidgets,
    ],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Text and layout follow the font size of the browser and its zoom.',
    tests: [
      "e2e/journeys/shell/font-size.spec.ts: text and layout of the portal scale with the browser's font size",
    ],
    checks: ['zoom'],
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'The only image of text is the logo of a deployment, which the criterion permits.',
    checks: ['images'],
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'At 320 CSS pixels, tables become cards and dialogs fill the screen. The grid that corrects rows of a file is a data table and scrolls horizontally within its frame, which the criterion permits.',
    tests: [
      adaptation,
      'packages/ui/src/patterns/data-table/data-table-narrow.test.tsx: a table does not scroll horizontally at 320 px',
      'e2e/embed/layout.spec.ts: no widget scrolls horizontally ${place}',
    ],
    checks: ['zoom'],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Borders of fields, focus outlines, icons and status dots have a contrast of at least 3:1 in both themes.',
    tests: [
      'packages/ui/src/theme/contrast.test.ts: the shape color %s on %s has a contrast of at least 3:1',
      'e2e/embed/theming.spec.ts: status dots and tooltips of a widget are visible in forced colors',
      'e2e/a11y/adaptation.spec.ts: only the current step of an order has an outline in forced colors',
    ],
    checks: ['forced-colors'],
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'No text is cut off or covered with the spacing of the criterion.',
    tests: [adaptation],
    checks: ['text-spacing'],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Tooltips stay open under the pointer, close with Escape, and open on focus.',
    tests: [
      'packages/ui/src/components/tooltip/tooltip.test.tsx: a tooltip stays open while the pointer is on it and closes when the pointer leaves',
      'packages/ui/src/components/tooltip/tooltip.test.tsx: Escape closes a hovered tooltip when focus is elsewhere',
      'packages/ui/src/components/tooltip/tooltip.test.tsx: a tooltip opens on focus, describes the text and closes on blur',
    ],
  },
];
