import { useEffect, useState } from 'react';
import type { TokenChanges } from '../address/playground-state';
import { themeCss } from '../theme/theme-css';

/** Class of the element around the widget. The theme applies to it only, not to the playground. */
export const previewScope = 'preview-scope';

/** Applies changed theme properties with a constructed style sheet, which a strict policy allows. */
export function usePreviewTheme(changes: TokenChanges): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);
  useEffect(() => sheet.replaceSync(themeCss(changes, `.${previewScope}`)), [sheet, changes]);
}
