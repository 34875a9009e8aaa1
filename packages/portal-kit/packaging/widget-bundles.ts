import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };

/** Names of all widgets, from the package entries of their custom elements. */
export const widgetNames = Object.keys(manifest.exports).flatMap((entry) => {
  const [, name] = /^\.\/elements\/(.+)$/.exec(entry) ?? [];
  return name ? [name] : [];
});

interface WidgetBundle {
  /** Code of all files. */
  texts: readonly string[];
  /** Paths of the modules with code in the bundle. */
  modules: readonly string[];
}

/** Bundles the code of a widget, its lazy chunks and the provider, without React. */
export async function bundleWidget(widget: string): Promise<WidgetBundle> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: [widget, 'embed'].map((name) => `export * from './${name}.js';`).join('\n'),
      resolveDir: 'dist',
    },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'bundle',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  const modules = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return { texts: outputFiles.map(({ text }) => text), modules: [...new Set(modules)] };
}
