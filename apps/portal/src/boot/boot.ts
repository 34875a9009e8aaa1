import { chooseTheme, readTheme } from '../app/theme-choice';
import { askAhead } from './ask-ahead';

// The first thing that runs, small on purpose: it asks for data while the application is still being fetched.
chooseTheme(readTheme());
askAhead(location);
import('../main').catch(() => {
  const root = document.getElementById('root');
  if (root) root.textContent = "The portal couldn't be loaded. Check your connection and reload this page.";
});
