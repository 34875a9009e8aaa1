import type { ComponentPropsWithRef, ReactElement } from 'react';

/** For react-aria's `render`: its own elements take no `part`. Call it outside of components, so that it stays the same. */
export function asPart(part: string): (props: ComponentPropsWithRef<'div'>) => ReactElement {
  return (props) => <div {...props} part={part} />;
}
