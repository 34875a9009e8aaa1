/** Selectors and properties with which the measurements operate an application. */
export interface Driver {
  /** Name in figures and in folders. */
  readonly name: string;
  /** Heading of the column in the table. */
  readonly title: string;
  /** Path of the item list. */
  readonly listPath: string;
  /** Rows with data. */
  readonly row: string;
  /** The first row of the page, which changes with the sort order. */
  readonly firstRow: string;
  /**
   * Rows in the document when every visible row of a page of 100 rows is painted. An application that renders all rows
   * has 100; an application that paints the visible rows first has the number of rows in the viewport of 900 pixels.
   */
  readonly rowsWhenPainted: number;
  /** A native select, or a button that opens a menu. */
  readonly pageSize: { readonly select: string } | { readonly button: string; readonly option: string };
  /** Headers that sort by description and by another column. */
  readonly sort: { readonly description: string; readonly other: string };
  readonly switcher: { readonly button: string; readonly option: string };
  readonly form: { readonly link: string; readonly field: string };
  readonly details: { readonly link: string; readonly content: string };
  /** Link of the navigation to the item list. */
  readonly itemsLink: string;
}
