import { component, space } from '@portal-kit/ui/style';

/** Elements of an example side by side. */
export const row = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
/** Elements of an example below each other. */
export const stack = component({ display: 'grid', gap: space[4] });
/** The content of a popover. */
export const padded = component({ display: 'grid', gap: space[3], padding: space[4] });
/** The height of a list in a page. */
export const tableHeight = component({ display: 'flex', flexDirection: 'column', blockSize: '420px' });
/** A scroll container, for elements that stick to its end. */
export const scroller = component({ maxBlockSize: '460px', overflow: 'auto', position: 'relative' });
