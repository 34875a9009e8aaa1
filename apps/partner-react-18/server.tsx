import { renderToString } from 'react-dom/server';
import { ServerWidget } from '../partner-demo/pages/integrations/server-widget.tsx';
import { widgetNames } from '../partner-demo/pages/integrations/widgets.tsx';

/** Renders every widget to HTML with React 18 on a server. */
export const renderAll = (): string[] =>
  widgetNames.map((name) => renderToString(<ServerWidget name={name} />));
