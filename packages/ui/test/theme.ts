import '../src/exports/theme';

// Overlays are children of the body, so the theme is set on the document element.
document.documentElement.dataset.pkTheme = 'light';
// The body is the size container of the components.
document.body.style.container = 'pk / inline-size';
