const axe = 'e2e/a11y/walk.ts: axe finds no violation on ${name}';
const validation =
  'e2e/journeys/items/add-item-validation.spec.ts: Add marks every invalid field of a new item, focuses the first one and sends no request';
const form =
  'e2e/screen-reader/items.spec.ts: an item is added with a screen reader after its errors are corrected';

/** Principle 3 of WCAG 2.2, level A and AA. */
export const understandable = [
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    conformance: 'Supports',
    remarks: 'The document and each widget have the language of their texts.',
    tests: [
      axe,
      'e2e/journeys/language/language.spec.ts: a user chooses German and a time zone, and texts, numbers, dates and times follow at once and after a reload',
      'packages/portal-kit/src/embed/provider/language.test.tsx: a widget is invisible until its language has loaded, and then shows only texts of that language',
    ],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Names of languages are marked with their language. A widget in a language without a translation marks its texts as English. Messages of the server that are in another language than the page are marked if the server names their language, as the contract describes (`Content-Language`). Names of companies and items are proper names.',
    tests: [
      'e2e/journeys/language/language.spec.ts: English messages of the server are marked as English in notifications, fields, lists and orders',
      'packages/portal-kit/src/embed/provider/language.test.tsx: a widget with a malformed locale of an unknown language shows English texts',
    ],
    checks: ['texts'],
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Focus opens tooltips and preloads code. It changes no page and opens no dialog.',
    tests: [
      'e2e/a11y/adaptation.spec.ts: each focused element is visible, is not covered and has an outline, and Tab leaves the page, on ${name}',
    ],
  },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'A change of a field changes only dependent fields and messages. The supplier list and a change of the warehouse of an order ask for confirmation before input is lost.',
    tests: [
      'e2e/journeys/orders/lines.spec.ts: changing the warehouse asks for confirmation before the lines are removed, and Cancel keeps warehouse and lines',
      'e2e/journeys/suppliers/switching.spec.ts: switching the supplier on a form asks first even without changes, and Confirm opens the list',
    ],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'The navigation and the header have the same entries in the same order on every page.',
    tests: [
      'e2e/journeys/shell/navigation.spec.ts: the navigation lists brand, supplier and sections in the specified order, and each section opens its page and is marked as current',
    ],
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Equal functions have equal names and icons, because all lists, forms and details share their components and texts.',
    tests: [
      'e2e/journeys/records/lists.spec.ts: the address controls search, sort and page of the ${area.name} list',
      'e2e/journeys/records/forms.spec.ts: the ${area.name} form adds a record by keyboard alone: it confirms, sends one request, notifies and lists the record',
    ],
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Help within the product is the list of keyboard shortcuts, at the same place in the account menu of every page. The contact of the administrator is on the page Permission Denied only.',
    tests: [
      'e2e/journeys/shell/header.spec.ts: the account menu shows the signed-in user and works by keyboard',
    ],
    checks: ['help'],
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    conformance: 'Supports',
    remarks: 'An invalid field is marked, has a message, and the first one takes the focus.',
    tests: [
      validation,
      form,
      'e2e/journeys/uploads/failed-rows.spec.ts: rejected rows are counted and reported, and uploading them again after a correction adds no duplicates',
    ],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    conformance: 'Supports',
    remarks: 'Each field has a visible label. Required fields and formats are described.',
    tests: [
      axe,
      'packages/portal-kit/src/forms/fields/inputs.test.tsx: a text field takes its label, length and format from the contract and reports a missing value',
    ],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    conformance: 'Supports',
    remarks: 'Messages state what is accepted. Problems of an order link to the field that solves them.',
    tests: [
      'e2e/journeys/items/rules.spec.ts: every item field validates each typed letter and shows the specified message',
      'e2e/journeys/orders/change.spec.ts: a failed order is not resubmitted unchanged while a check blocks it, and the check leads to the field',
    ],
  },
  {
    ...{
      id: '3.3.4',
      name: 'Error Prevention (Legal, Financial, Data)',
      level: 'AA',
      conformance: 'Supports',
    },
    remarks:
      'Orders and changes of records are confirmed before they are sent. The last step of an order shows its values. Bulk changes can be undone.',
    tests: [
      'e2e/journeys/items/add-item-confirmation.spec.ts: the confirmation of a new item sends nothing on Cancel, Escape, an outside click or a held Enter key',
      'e2e/journeys/orders/create-submission.spec.ts: a held Enter key confirms nothing, and a double click on Confirm sends one order',
      'e2e/journeys/items/selection.spec.ts: several items are discontinued at once, each refused item shows its reason, and Undo restores the others',
    ],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    conformance: 'Supports',
    remarks:
      'Values that the user has entered in a process are kept or offered: addresses of the customer, copies of orders and items, drafts, and the email of the sign-in.',
    tests: [
      'e2e/journeys/records/customers.spec.ts: a shipping address equal to the billing address is stored as a copy',
      'e2e/journeys/orders/change.spec.ts: a copy of an ${direction} order is created as a new order',
      'e2e/journeys/drafts/drafts.spec.ts: an interrupted form offers its draft, which fills in every field, counts as a change and is deleted after saving',
      'e2e/journeys/session/remember-me.spec.ts: Remember me fills in the email after signing out',
    ],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    conformance: 'Supports',
    remarks:
      'Signing in needs no cognitive function test: fields accept pasted text and password managers, and the password can be shown. There is no puzzle. Pages of an identity provider are not part of this product.',
    tests: [
      'e2e/journeys/session/password-secrecy.spec.ts: a pasted 200-character password with emoji signs in and is sent only to the provider',
      'e2e/journeys/session/sign-in.spec.ts: the sign-in form marks empty fields, shows the password on request and has the autocomplete names of password managers',
      'e2e/journeys/session/single-sign-on.spec.ts: single sign-on leads through the provider’s page to the requested address',
    ],
  },
];
