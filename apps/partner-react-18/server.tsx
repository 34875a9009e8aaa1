import { renderToString } from 'react-dom/server';
import { OnAServer } from '../partner-demo/pages/doors/on-a-server.tsx';
import { names } from '../partner-demo/pages/doors/widgets.tsx';

/** Every widget as a server of React 18 sends it. */
export const renderAll = (): string[] => names.map((name) => renderToString(<OnAServer name={name} />));
