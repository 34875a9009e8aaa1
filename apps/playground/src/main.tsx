import '@fontsource-variable/inter';
import '@portal-kit/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { keepFilesForOffline } from './preview/offline-files';
import { Playground } from './shell/playground';

createRoot(document.getElementById('root') as HTMLElement).render(<Playground />);
keepFilesForOffline();
