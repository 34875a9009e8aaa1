interface Manifest {
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Returns a package's entries by their file name in `dist`: the exports that have a source module. */
export const packageEntries = ({ exports }: Manifest): Record<string, string> =>
  Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      if (typeof target === 'string') return [];
      const { '@portal-kit/source': source, import: file } = target;
      return source && file ? [[file.replace(/^\.\/dist\/|\.js$/g, ''), source]] : [];
    }),
  );
