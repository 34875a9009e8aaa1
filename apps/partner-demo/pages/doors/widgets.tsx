import type { WidgetName } from 'portal-kit/elements';
import type { ComponentType } from 'react';
import { components, exampleInputs } from '../generated/widgets.ts';

/** Names of all widgets. */
export const names = Object.keys(exampleInputs) as WidgetName[];

/** One widget as a React component, with its example inputs. */
export function OneWidget({ name }: { name: WidgetName }) {
  const Widget = components[name] as ComponentType<object>;
  return <Widget {...exampleInputs[name]} />;
}
