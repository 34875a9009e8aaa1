import PDFDocument, * as pdfkit from 'pdfkit';
// @ts-expect-error The types do not contain this entry.
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
// @ts-expect-error The types do not contain this entry.
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';

/** Only the build for browsers has this function. The build for Node reads the fonts itself. */
interface BrowserBuild {
  readonly registerStdFonts?: (...fonts: unknown[]) => void;
}

(pdfkit as unknown as BrowserBuild).registerStdFonts?.(Helvetica, HelveticaBold);

// biome-ignore lint/style/noDefaultExport: The module that it replaces has a default export.
export default PDFDocument;
