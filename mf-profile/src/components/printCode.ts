/** Prints a sheet of its own, not the page: the words, the code, and the link for those who cannot scan it. */
export function printCode(code: SVGSVGElement, { title, link }: { title: string; link: string }): void {
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
  // Follows from the width.
  drawing.removeAttribute('height');
  paper.body.append(heading, drawing, words);
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.focus();
  sheet.print();
}
