import { chooseTheme, readTheme } from '../preferences/theme-choice';
import { prefetch } from './prefetch';

// Entry point of the page. Keep this module small: it requests data while the application is still loading.
chooseTheme(readTheme());
prefetch(location);
import('../main').catch(() => {
  const root = document.getElementById('root');
  if (root) root.textContent = "The portal couldn't be loaded. Check your connection and reload this page.";
});
