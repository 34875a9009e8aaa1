/** Path of the site on its host, with slashes at both ends. Set with `DOCS_BASE`. */
export const basePath: string = `/${process.env.DOCS_BASE ?? ''}/`.replaceAll(/\/+/g, '/');
