import type { WidgetName } from 'portal-kit/elements';
import type { ComponentType } from 'react';
import { components, exampleInputs } from '../generated/widgets.ts';

/** Names of all widgets. */
export const widgetNames = Object.keys(exampleInputs) as WidgetName[];

/** React component of a widget, with its example inputs. */
export function ExampleWidget({ name }: { name: WidgetName }) {
  const Widget = components[name] as ComponentType<object>;
  return <Widget {...exampleInputs[name]} />;
}
