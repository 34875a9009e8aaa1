import type { Page } from '@playwright/test';

/** Sets the distances of WCAG 1.4.12, as a user's style sheet does. */
export async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Finds visible texts that their own element, or a box around them without a scroll bar, cuts off. */
export const findCutOffTexts = (page: Page, except?: string) =>
  page.evaluate((except) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (except && element?.closest(except)) continue;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const shown = range.getBoundingClientRect();
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const clips = [style.overflowX, style.overflowY].map((overflow) => /hidden|clip/.test(overflow));
        // Hidden from view and read by screen readers, or shown on demand.
        if (box.clientWidth <= 1 || box.closest('[aria-hidden=true], [data-folded]')) break;
        const frame = box.getBoundingClientRect();
        const [isCutX, isCutY] = [shown.right > frame.right + 1, shown.bottom > frame.bottom + 1];
        if ((clips[0] && isCutX) || (clips[1] && isCutY)) {
          found.push(`${text} in ${box.localName}.${box.className}`);
          break;
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      }
    }
    return found;
  }, except);

/** Finds controls whose accessible name from `aria-label` doesn't contain their visible text. */
export const findNamesWithoutText = (page: Page) =>
  page.evaluate(() => {
    const words = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[\s…]+/g, ' ')
        .trim();
    return [
      ...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label], [role][aria-label]'),
    ]
      .filter((control) => control.matches('a, button, [role=button], [role=tab], [role=option]'))
      .filter((control) => {
        if (!control.ariaLabel) return false;
        const text = [...control.querySelectorAll<HTMLElement>('*'), control]
          .filter((part) => !part.closest('[aria-hidden=true]'))
          .flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === 3))
          .map((node) => node.textContent ?? '')
          .join(' ');
        return !words(control.ariaLabel ?? '').includes(words(text));
      })
      .map((control) => `${control.ariaLabel}: ${control.textContent}`);
  });

interface FocusStop {
  name: string;
  problem: string | undefined;
  /** Whether the focus has left the page, or starts again at its first element. */
  isEnd: boolean;
}

/** Describes the focused element and its problem. */
const focusStop = (page: Page, stop: number): Promise<FocusStop> =>
  page.evaluate((stop) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'page', problem: undefined, isEnd: true };
    const name = `${element.localName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
    const seenAt = element.dataset.seenByTest;
    element.dataset.seenByTest ??= `${stop}`;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    // A hidden input is shown by its label.
    const shown = element.closest('label') ?? element;
    const isUncovered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    const outlines = [element, shown, ...shown.querySelectorAll('*'), element.nextElementSibling]
      .filter((part) => part !== null)
      .concat(element.parentElement ?? [])
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')]);
    const hasOutline = outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const problems = [
      !isInView && 'is outside of the window',
      isInView && !isUncovered && 'is covered',
      !hasOutline && 'has no outline',
      seenAt !== undefined && seenAt !== '0' && 'has the focus again before Tab left the page',
    ].filter(Boolean);
    return {
      name,
      isEnd: seenAt === '0',
      problem: problems.length > 0 ? `${name} ${problems.join(' and ')}` : undefined,
    };
  }, stop);

/** Presses Tab through the page until the focus leaves it. Returns the problems of the elements that take the focus. */
export async function walkFocus(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-seen-by-test]'))
      delete element.dataset.seenByTest;
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  const problems: string[] = [];
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const { problem, isEnd } = await focusStop(page, stops);
    if (isEnd) return { problems, stops };
    if (problem) problems.push(problem);
  }
  return { problems: [...problems, `Tab does not leave the page after ${stops} stops`], stops };
}
