/**
 * Runs in the page. Returns the drawing errors in the current window, one line each. The page must not scroll
 * sideways, and no text may be cut off. Texts must not overlap, and controls must not overlap. A control must
 * have at least 24 by 24 px (WCAG 2.5.8), except a link within a sentence.
 * A line clamp shortens texts on purpose. If a dialog is open, only its content counts.
 */
export async function drawingErrors(): Promise<string[]> {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Drawn {
    element: Element;
    name: string;
    box: Box;
  }
  const LEAST_TARGET = 24;
  /** Tolerance in pixels, because the browser rounds corners to whole pixels. */
  const SLACK = 2;
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="switch"], [role="tab"], [role="slider"]';

  // The first frame draws the new window size, the second frame draws React's reaction.
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));

  const page = document.documentElement;
  const errors = new Set<string>();
  if (page.scrollWidth > page.clientWidth) errors.add(`scrolls sideways: ${stickingOut().join(' | ')}`);

  const scope =
    [...document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]')].at(-1) ??
    document.body;
  const texts = textsIn(scope);
  const controls = controlsIn(scope);
  for (const [one, other] of overlaps(texts)) errors.add(`texts overlap: ${one.name} | ${other.name}`);
  for (const [one, other] of overlaps(controls)) errors.add(`controls overlap: ${one.name} | ${other.name}`);
  for (const control of controls)
    if (shorterSide(control) < LEAST_TARGET - 0.5 && !isInSentence(control.element))
      errors.add(`target of ${Math.round(shorterSide(control))} px: ${control.name}`);
  return [...errors];

  function stickingOut(): string[] {
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + 0.5,
    );
    return out.map((element) => element.outerHTML.slice(0, 80)).slice(-3);
  }

  /** Returns every visible line of text. Reports lines that are cut off. */
  function textsIn(place: Element): Drawn[] {
    const found: Drawn[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const name = (textContent ?? '').trim().slice(0, 40);
      if (!name || !element || !isSeen(element) || element.closest('option, [aria-hidden="true"] svg'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const line of lines) {
        const box = shownPart(element, lettersOf(line, element, name), name);
        if (box) found.push({ element, name, box });
      }
    }
    return found;
  }

  /** Returns the box of the letters in a line. The line box is higher than the letters. */
  function lettersOf({ left, top, right }: DOMRect, element: Element, text: string): Box {
    pen.font = getComputedStyle(element).font;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      pen.measureText(text);
    const baseline = top + fontBoundingBoxAscent;
    return {
      left,
      top: baseline - actualBoundingBoxAscent,
      right,
      bottom: baseline + actualBoundingBoxDescent,
    };
  }

  /** Returns the visible part of a line, or null. Reports a line that an ancestor cuts. */
  function shownPart(element: Element, line: Box, name: string): Box | null {
    let box: Box = { left: line.left, top: line.top, right: line.right, bottom: line.bottom };
    let scrolls = false;
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
      const look = getComputedStyle(at);
      const hides = [look.overflowX, look.overflowY].map(
        (overflow) => overflow === 'hidden' || overflow === 'clip',
      );
      const moves = [look.overflowX, look.overflowY].some(
        (overflow) => overflow === 'auto' || overflow === 'scroll',
      );
      if (at === document.body || !(moves || hides[0] || hides[1])) {
        if (look.position === 'fixed') break;
        continue;
      }
      const frame = at.getBoundingClientRect();
      // Text for screen readers has a box of one pixel. A turn does not change the box of the layout.
      const isDot = at instanceof HTMLElement && (at.offsetWidth <= 1 || at.offsetHeight <= 1);
      if (isDot || frame.width <= 1 || frame.height <= 1) return null;
      const part = {
        left: Math.max(box.left, frame.left),
        top: Math.max(box.top, frame.top),
        right: Math.min(box.right, frame.right),
        bottom: Math.min(box.bottom, frame.bottom),
      };
      if (part.right <= part.left || part.bottom <= part.top) return null;
      scrolls ||= moves;
      const lost = (box.bottom - box.top - (part.bottom - part.top)) / (box.bottom - box.top);
      const isCut = box.right - part.right > SLACK || part.left - box.left > SLACK || lost > 0.25;
      if (isCut && !scrolls && look.webkitLineClamp === 'none') errors.add(`text is cut off: ${name}`);
      box = part;
      if (look.position === 'fixed') break;
    }
    return box;
  }

  function controlsIn(place: Element): Drawn[] {
    return [...place.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      const target = isHiddenInput(control) ? (control.closest('label') ?? control.parentElement) : control;
      if (!target || !isSeen(target)) return [];
      const { left, top, right, bottom } = target.getBoundingClientRect();
      if (right - left <= 1 || bottom - top <= 1) return [];
      const name = control.getAttribute('aria-label') ?? (target.textContent?.trim() || control.outerHTML);
      return [{ element: target, name: name.slice(0, 60), box: { left, top, right, bottom } }];
    });
  }

  /** Returns the shorter side of the press area. A pseudo-element may stretch the area over its row. */
  function shorterSide({ element, box }: Drawn): number {
    const area = getComputedStyle(element, '::after');
    const isStretched = area.content !== 'none' && area.position === 'absolute';
    const [width, height] = isStretched
      ? [Number.parseFloat(area.width), Number.parseFloat(area.height)]
      : [0, 0];
    return Math.min(Math.max(box.right - box.left, width), Math.max(box.bottom - box.top, height));
  }

  /** Whether a label draws this checkbox, radio or file input. */
  function isHiddenInput(control: HTMLElement): boolean {
    if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(control.type))
      return false;
    return (
      control.closest('label') !== null || !isSeen(control) || control.getBoundingClientRect().width <= 1
    );
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  }

  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    return [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    );
  }

  /** Returns the fixed or sticky ancestor, or the page. A fixed element may cover a scrolling element. */
  function layerOf(element: Element): Element {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky') return at;
    }
    return page;
  }

  function isWithin(inner: Box, outer: Box): boolean {
    return (
      inner.left >= outer.left - SLACK &&
      inner.right <= outer.right + SLACK &&
      inner.top >= outer.top - SLACK &&
      inner.bottom <= outer.bottom + SLACK
    );
  }

  function overlaps(drawn: Drawn[]): [Drawn, Drawn][] {
    const found: [Drawn, Drawn][] = [];
    const sorted = drawn.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // A small control may be on top of a large control, such as a heart on a product's link.
        if (isWithin(one.box, other.box) || isWithin(other.box, one.box)) continue;
        if (width <= SLACK || height <= SLACK) continue;
        if (layerOf(one.element) === layerOf(other.element)) found.push([one, other]);
      }
    return found;
  }
}
