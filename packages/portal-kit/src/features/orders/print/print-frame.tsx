import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** What the host of a {@link PrintFrame} can do with it. */
export interface PrintHandle {
  /** Opens the print dialog of the browser with the content of the frame only. */
  print: () => void;
}

interface PrintFrameProps {
  /** The accessible name and the title of the printed document. */
  title: string;
  language: string;
  /** Text of the style sheet. */
  styles: string;
  /** Width of the content in CSS pixels. The preview shrinks the content to the width of the frame. */
  widthPx: number;
  className: string;
  handleRef: Ref<PrintHandle>;
  onEscape: () => void;
  children: ReactNode;
}

/** Space on both sides of a sheet in the preview. */
const marginPx = 32;

/**
 * A document of its own in the page: its content is the preview and is printed without the page around it. The document
 * inherits the page's content security policy and gets its styles as a constructed style sheet, so that it also works
 * in a shadow root and under a policy without inline styles.
 */
export function PrintFrame(props: PrintFrameProps) {
  const { title, language, styles, widthPx, className, handleRef, onEscape, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState<Document>();
  // Firefox replaces the first document of a frame when the frame has loaded.
  const takeDocument = useCallback(() => setContent(frame.current?.contentDocument ?? undefined), []);
  useEffect(takeDocument, [takeDocument]);
  useImperativeHandle(handleRef, () => ({ print: () => frame.current?.contentWindow?.print() }), []);

  useEffect(() => {
    if (!content) return;
    content.title = title;
    content.documentElement.lang = language;
  }, [content, title, language]);
  useEffect(() => {
    const view = content?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!content || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles);
    content.adoptedStyleSheets = [sheet];
  }, [content, styles]);
  useEffect(() => {
    const element = frame.current;
    if (!content || !element) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / (widthPx + marginPx));
      content.documentElement.style.setProperty('--preview-scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, widthPx]);
  // Key events of the frame do not reach the dialog.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    content?.addEventListener('keydown', listen);
    return () => content?.removeEventListener('keydown', listen);
  }, [content, onEscape]);

  return (
    <iframe ref={frame} title={title} className={className} onLoad={takeDocument}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused preview */}
      {content && createPortal(<main tabIndex={0}>{children}</main>, content.body)}
    </iframe>
  );
}
