/** Layouts that place the elements of an example side by side. A sample contains the layouts that it uses. */
export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;
/** Elements of an example below each other. */
export const stack = { display: 'grid', gap: 16 } as const;
/** The content of a popover. */
export const padded = { display: 'grid', gap: 12, padding: 16 } as const;
/** The height of a list in a page. */
export const tableHeight = { display: 'flex', flexDirection: 'column', blockSize: 420 } as const;
/** A scroll container, for elements that stick to its end. */
export const scroller = { maxBlockSize: 460, overflow: 'auto', position: 'relative' } as const;
