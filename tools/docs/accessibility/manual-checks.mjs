const date = 'November 26, 2026';
const environment = 'Chromium 156 on Linux, sandbox data';

/** Checks by a person that no test covers. Repeat them before a release that changes the screens. */
export const manualChecks = [
  {
    id: 'transcripts',
    title: 'Spoken phrases',
    date,
    environment,
    steps: [
      'Read the seven files in `e2e/screen-reader/transcripts/` from start to end without looking at the screens.',
      'Look for elements without a name, repeated names, missing states and missing announcements.',
    ],
    result:
      'Passed. Fixed before: menus were announced as a dialog and a menu, the end of a selection was silent, required columns were read as “SKU star”, the section and the field “Warehouses” of the item form had the same name, and screen readers announced a new sort order only by the range of the list.',
  },
  {
    id: 'zoom',
    title: 'Zoom 400 %',
    date,
    environment,
    steps: [
      'Open the item list, the item form with errors, the dashboard and the first step of an order in a window of 320 × 256 CSS pixels, which is 1280 × 1024 at 400 %.',
      'Scroll each page to its end.',
    ],
    result:
      'Passed. Pages scroll vertically only. The top bar shortens the name of the supplier; the navigation shows the whole name. The bar with the buttons of a form takes 68 of 256 pixels.',
  },
  {
    id: 'text-spacing',
    title: 'Text spacing',
    date,
    environment,
    steps: [
      'Set line height 1.5, letter spacing 0.12 em, word spacing 0.16 em and 2 em after paragraphs on the same four screens at 1280 pixels.',
      'Look for cut off and overlapping texts.',
    ],
    result:
      'Passed. Texts wrap. The item table scrolls horizontally within its frame when its columns do not fit.',
  },
  {
    id: 'forced-colors',
    title: 'Forced colors',
    date,
    environment,
    steps: [
      'Emulate forced colors in a dark scheme on the same four screens.',
      'Move the focus through the navigation and the form.',
    ],
    result:
      'Passed. Fields, buttons, the focus, status dots and the current page are visible. Fixed before: the focused entry of the current page looked like the entry without the focus. The current step of an order has an outline.',
  },
  {
    id: 'color-vision',
    title: 'Without colors',
    date,
    environment,
    steps: [
      'Emulate achromatopsia on the same four screens.',
      'Look for information that only a color conveyed.',
    ],
    result:
      'Passed. Each status has a word, each invalid field has a message, the current page has another background.',
  },
  {
    id: 'motion',
    title: 'Motion and flashes',
    date,
    environment: 'source code',
    steps: [
      'List all animations of the style sheets.',
      'List their duration, repetition and replacement with `prefers-reduced-motion`.',
    ],
    result:
      'Passed. Dialogs, drawers and notifications fade once within 160 ms. Only loading indicators repeat, every 0.72 to 1.6 s; with reduced motion, the spinner fades and the others stand still.',
  },
  {
    id: 'media',
    title: 'Audio and video',
    date,
    environment: 'source code and Chromium 156',
    steps: [
      'Search the source code for audio and video elements.',
      'Count the media elements of the four screens above.',
    ],
    result:
      'Passed. The only video element shows the picture of the user’s own camera while a barcode is scanned, without sound. A typed code is the alternative.',
  },
  {
    id: 'images',
    title: 'Images of text',
    date,
    environment,
    steps: ['Look at the four screens above for images that contain text.'],
    result: 'Passed. No image of text. A deployment can show its logo as an image.',
  },
  {
    id: 'texts',
    title: 'Texts',
    date,
    environment: 'source code',
    steps: [
      'Search the message catalogs for words of direction, color and shape.',
      'Search the texts for words in another language than the catalog.',
    ],
    result:
      'Passed. No instruction depends on a direction, color or shape. The names of languages are in their own language and have the attribute `lang`.',
  },
  {
    id: 'pointer',
    title: 'Pointer input',
    date,
    environment: 'source code',
    steps: [
      'List all handlers of pointer, mouse, touch and motion events.',
      'For each handler, note whether it needs a drag, several pointers or a path, and whether it acts on the press.',
    ],
    result:
      'Passed. Dragging: resizing a column and dropping a file, each with an alternative without dragging. No handler of several pointers, paths or device motion. On the press: the supplier list opens, and a cell of the correction grid is selected; both are undone by the next press.',
  },
  {
    id: 'help',
    title: 'Help',
    date,
    environment,
    steps: ['Look for help and contact on each page of the navigation.'],
    result:
      'Passed. The account menu of every page contains the same entry for the keyboard shortcuts. Only the page Permission Denied links the address of the administrator.',
  },
];
