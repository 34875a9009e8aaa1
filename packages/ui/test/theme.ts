import '../src/exports/theme';

// Overlays hang on the body, so the theme stands above it, as in the portal.
document.documentElement.dataset.pkTheme = 'light';
// Components have the room that the window gives them.
document.body.style.container = 'pk / inline-size';
