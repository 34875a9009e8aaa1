// Put in when the package is built; in the sources styles come from the bundler.

/** The version of this package. */
export const version = '__PORTAL_KIT_VERSION__';
