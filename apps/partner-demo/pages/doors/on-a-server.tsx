import type { WidgetName } from 'portal-kit/elements';
import { EmbedProvider } from 'portal-kit/embed';
import { OneWidget } from './widgets.tsx';

/** A widget in a page that is rendered on a server, by whichever React. */
export const OnAServer = ({ name }: { name: WidgetName }) => (
  <EmbedProvider apiUrl="https://portal.example" supplierId="SUP-1001" getToken={() => ''}>
    <OneWidget name={name} />
  </EmbedProvider>
);
