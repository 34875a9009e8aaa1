import type { WidgetName } from 'portal-kit/elements';
import { EmbedProvider } from 'portal-kit/embed';
import { ExampleWidget } from './widgets.tsx';

/** A widget for server rendering, with any version of React. */
export const ServerWidget = ({ name }: { name: WidgetName }) => (
  <EmbedProvider apiUrl="https://portal.example" supplierId="SUP-1001" getToken={() => ''}>
    <ExampleWidget name={name} />
  </EmbedProvider>
);
