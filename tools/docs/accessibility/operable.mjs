const axe = 'e2e/a11y/walk.ts: axe finds no violation on ${name}';
const focus =
  'e2e/a11y/adaptation.spec.ts: each focused element is visible, is not covered and has an outline, and Tab leaves the page, on ${name}';

/** Principle 2 of WCAG 2.2, level A and AA. */
export const operable = [
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Every function works by keyboard alone.',
    tests: [
      'e2e/journeys/working-day/desktop.spec.ts: a clerk works through a day from sign-in to sign-out by keyboard alone',
      'e2e/journeys/items/add-item-saving.spec.ts: an item is added by keyboard alone',
      'e2e/journeys/items/selection.spec.ts: items are selected by keyboard alone',
      'e2e/journeys/uploads/corrections.spec.ts: rows are corrected by keyboard, the rows without problems are uploaded, and the file of the other rows is uploaded later',
      'e2e/journeys/orders/cancel.spec.ts: an open order is canceled with a reason after a confirmation, by keyboard alone',
    ],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Dialogs keep the focus until they close with Escape or a button. Tab leaves the grid of rows.',
    tests: [
      focus,
      'e2e/embed/hostile-host-page.spec.ts: a page that stops all key events leaves mouse, Tab and text input working and does not trap the focus in a dialog',
    ],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'The portal has two shortcuts without a modifier key: `/` and `?`. A switch in the dialog "Keyboard shortcuts" turns them off. Widgets have none, unless the host sets one.',
    tests: [
      'e2e/journeys/shell/command-palette.spec.ts: a question mark shows the keyboard shortcuts, except in a field, until the user turns single-key shortcuts off',
    ],
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'An expired session loses no input: the user signs in above the form. A session that the user asks to remember lasts for 30 days. Undo buttons have no time limit. A notification closes after ten seconds; the pointer or the focus (F6) on the notification pauses this time. Users of the portal turn the limit off in the account menu (Keep messages until I close them). Hosts of widgets turn the limit off with the input `hasNotificationTimeLimit`.',
    tests: [
      'e2e/journeys/session/expiry-over-a-form.spec.ts: signing in again in a dialog above a form keeps its values, which can be saved',
      'e2e/journeys/toasts/toasts.spec.ts: a user keeps notifications until they close them, and turns the time limit on again',
      'packages/portal-kit/src/embed/provider/host-page.test.tsx: the widget keeps notifications until the user closes them when hasNotificationTimeLimit is false',
      'packages/ui/src/components/toast/toast-duration.test.tsx: hovering a toast pauses its timer',
      'packages/ui/src/components/toast/toast-duration.test.tsx: focus inside a toast pauses its timer',
      'e2e/journeys/drafts/drafts.spec.ts: an interrupted form offers its draft, which fills in every field, counts as a change and is deleted after saving',
    ],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Only loading indicators move, while the content loads. Background checks change the number on the bell and nothing else.',
    tests: [
      'packages/ui/src/patterns/data-table/data-table.test.tsx: the refresh indicator is not animated with reduced motion',
      'e2e/journeys/notifications/notifications.spec.ts: a visible tab checks every 2 minutes, and a background check changes only the bell',
    ],
    checks: ['motion'],
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Nothing flashes. The fastest animation is a loading indicator that fades less than once per second.',
    checks: ['motion'],
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    conformance: 'Supports',
    remarks: 'The first Tab shows a link to the content. Pages have landmarks and headings.',
    tests: [
      'e2e/journeys/shell/navigation.spec.ts: the skip link focuses the content, a section opens in a new tab, and selecting a section by keyboard focuses the new title',
      'packages/ui/src/patterns/app-shell/app-shell.test.tsx: the first Tab shows a skip link to the main content',
      axe,
    ],
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    conformance: 'Supports',
    remarks: 'The title of the document names the page or the record, and the deployment.',
    tests: [
      'e2e/journeys/records/details.spec.ts: a row of the ${area.name} list opens the ${area.name}, which names the page and leads to its form',
      'e2e/screen-reader/session.spec.ts: a user signs in with a screen reader after a wrong password',
      axe,
    ],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'The order of Tab equals the visual order. Dialogs take the focus and return it. A new page focuses its title; going back focuses the row.',
    tests: [
      focus,
      'e2e/embed/popups.spec.ts: ${name}: every popup has valid ID references, is named by its trigger and returns the focus to it',
      'e2e/journeys/items/return-to-list.spec.ts: the back link of the details, the browser’s Back and the form’s Cancel restore the item list and focus the row',
      'e2e/journeys/records/customers.spec.ts: removing an address moves the focus to the button that adds one',
    ],
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Links name their record or page.',
    tests: [
      axe,
      'e2e/screen-reader/items.spec.ts: the item list is read, sorted, filtered and searched with a screen reader',
    ],
    checks: ['transcripts'],
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Navigation, lists with search, and the command palette lead to each page and record.',
    tests: [
      'e2e/journeys/shell/command-palette.spec.ts: the command palette offers the permitted pages and new records',
      'e2e/journeys/shell/navigation.spec.ts: the navigation lists brand, supplier and sections in the specified order, and each section opens its page and is marked as current',
    ],
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Each page has one title. Sections, dialogs, fields and columns have descriptive names.',
    tests: [
      axe,
      'packages/ui/src/patterns/page-header/page-header.test.tsx: the title is a heading that scripts can focus and Tab skips',
    ],
    checks: ['transcripts'],
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Focused elements have an outline of 2 px, also in forced colors.',
    tests: [
      focus,
      'packages/ui/src/components/listbox/listbox.test.tsx: the active option has an outline in forced-colors mode',
    ],
    checks: ['forced-colors'],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Fixed headers, footers and notifications do not cover the focused element.',
    tests: [focus, 'e2e/embed/host-styles.spec.ts: fixed bars of the host never cover the focused element'],
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    conformance: 'Supports',
    remarks: 'No function needs several fingers or a path.',
    tests: ['e2e/journeys/working-day/touch.spec.ts: a clerk receives goods and fixes orders on a phone'],
    checks: ['pointer'],
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Actions run when the pointer is released, except for opening the supplier list, which the next press closes. Escape cancels the resizing of a column.',
    tests: [
      'packages/ui/src/patterns/data-table/column-resize.test.tsx: Escape during a drag restores the width of the column',
      'e2e/journeys/suppliers/switching.spec.ts: a pressed mouse button opens the supplier list, its release keeps the list open, and the next press closes the list',
    ],
    checks: ['pointer'],
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    conformance: 'Supports',
    remarks: 'The name of each control contains its visible text.',
    tests: [focus],
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    conformance: 'Not Applicable',
    remarks: 'No function reacts to the motion of the device.',
    checks: ['pointer'],
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Two functions use dragging. A file can be chosen with a button instead of a drop. A column can be resized with two clicks: on the end of its header, then on the new end.',
    tests: [
      'packages/ui/src/patterns/data-table/column-resize.test.tsx: a click on the end of a header and a second click in the header row resize the column',
      'e2e/journeys/uploads/sending.spec.ts: a file is chosen, removed and uploaded by keyboard alone',
    ],
    checks: ['pointer'],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Targets are at least 24 × 24 CSS pixels or have the spacing of the criterion. On touch screens, controls are 44 px high.',
    tests: [
      axe,
      'packages/ui/src/components/button/button.test.tsx: a small button is 28 px high with a large enough press target',
    ],
  },
];
