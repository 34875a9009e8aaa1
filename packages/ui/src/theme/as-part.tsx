import type { ComponentPropsWithRef, ReactElement } from 'react';

/**
 * Creates a `render` function for react-aria components, which don't forward `part`. Call it outside components, so
 * that the result keeps its identity.
 */
export function asPart(part: string): (props: ComponentPropsWithRef<'div'>) => ReactElement {
  return (props) => <div {...props} part={part} />;
}
