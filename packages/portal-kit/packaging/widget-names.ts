import manifest from '../package.json' with { type: 'json' };

/** Names of all widgets, from the package entries of their custom elements. */
export const widgetNames = Object.keys(manifest.exports).flatMap((entry) => {
  const [, name] = /^\.\/elements\/(.+)$/.exec(entry) ?? [];
  return name ? [name] : [];
});
