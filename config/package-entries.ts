interface Manifest {
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The entries of a package by the name of their file in `dist`: its exports that have a source module. */
export const packageEntries = ({ exports }: Manifest): Record<string, string> =>
  Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      if (typeof target === 'string') return [];
      const { '@portal-kit/source': source, import: file } = target;
      return source && file ? [[file.replace(/^\.\/dist\/|\.js$/g, ''), source]] : [];
    }),
  );
