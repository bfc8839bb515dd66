/** The width of a code as a picture, in pixels. Sharp on a poster. */
const WIDTH = 1024;

const SVG = 'http://www.w3.org/2000/svg';

/** Returns a standalone copy of a drawing, with inlined styles and a white background. */
export function drawnAlone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = withItsLooks(drawing);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(WIDTH));
  copy.prepend(ground(copy));
  return copy;
}

function withItsLooks(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll<SVGElement>('*').forEach((shape, index) => {
    const { fill, stroke } = getComputedStyle(shape);
    if (fill) copies[index]?.setAttribute('fill', fill);
    if (stroke) copies[index]?.setAttribute('stroke', stroke);
    copies[index]?.removeAttribute('class');
  });
  copy.removeAttribute('class');
  return copy;
}

/** Returns the text of an SVG file. */
export function svgFile(code: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(code);
}

/** Returns the code as a PNG, which every program opens. */
export async function pngFile(code: SVGSVGElement): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svgFile(code))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, WIDTH);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The QR code could not be drawn');
  return file;
}

/** Scanners need white space around the code. */
function ground(drawing: SVGSVGElement): SVGRectElement {
  const [x = '0', y = '0'] = drawing.getAttribute('viewBox')?.split(/\s+/) ?? [];
  const rect = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width: '100%', height: '100%', fill: '#fff' })) {
    rect.setAttribute(name, value);
  }
  return rect;
}

export interface CodeSheet {
  title: string;
  /** For people who cannot scan the code. */
  link: string;
  /** The letterhead of the page, which may be hidden. */
  head: HTMLElement | null;
}

/** Prints a separate sheet and not the page: the letterhead, the text, the code and the link. */
export function printCode(code: SVGSVGElement, { title, link, head }: CodeSheet): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  Object.assign(frame.style, { position: 'fixed', inset: '100% auto auto 100%' });
  document.body.append(frame);
  const sheet = frame.contentWindow;
  if (!sheet) return;

  const { document: paper } = sheet;
  paper.title = title;
  const heading = Object.assign(paper.createElement('h1'), { textContent: title });
  const words = Object.assign(paper.createElement('p'), { textContent: link });
  Object.assign(paper.body.style, { font: '20px sans-serif', textAlign: 'center', overflowWrap: 'anywhere' });
  const drawing = paper.importNode(code, true);
  drawing.setAttribute('width', '60%');
  // The width sets the height.
  drawing.removeAttribute('height');
  paper.body.append(...(head ? [letterhead(paper, head)] : []), heading, drawing, words);
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.focus();
  sheet.print();
}

function letterhead(paper: Document, head: HTMLElement): HTMLElement {
  const copy = paper.createElement('header');
  Object.assign(copy.style, { fontSize: '14px', textAlign: 'start' });
  const logo = head.querySelector('svg');
  if (logo) {
    const drawing = paper.importNode(withItsLooks(logo), true);
    drawing.setAttribute('width', '42');
    copy.append(drawing);
  }
  for (const line of head.querySelectorAll('p')) {
    const words = Object.assign(paper.createElement('p'), { textContent: line.textContent });
    words.style.margin = '0';
    copy.append(words);
  }
  return copy;
}
