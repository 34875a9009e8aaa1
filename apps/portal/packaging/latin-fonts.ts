import type { PostcssPlugin } from './relative-lengths';

/**
 * Removes the font faces of Inter for other scripts than Latin, because each of them adds bytes to the first load. Text
 * in these scripts is shown in a system font.
 */
export const latinFonts: PostcssPlugin = {
  postcssPlugin: 'latin-fonts',
  AtRule: {
    'font-face': (face) => {
      face.walkDecls('src', ({ value }) => {
        if (value.includes('inter-') && !value.includes('inter-latin-')) face.remove();
      });
    },
  },
};
