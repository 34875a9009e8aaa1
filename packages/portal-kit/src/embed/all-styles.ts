/** The text of `styles.css`, put in when the package is built. */
export const allStyles = '__PORTAL_KIT_STYLES__';
