/** The style sheet of a page that restyles every element. */
const HOSTILE = `
  html { font-size: 10px; }
  body, body :not(noscript) {
    all: unset; font: 30px serif; color: red !important; background: yellow; letter-spacing: 4px; line-height: 3;
    text-align: right; text-indent: 20px; text-transform: uppercase; word-spacing: 12px;
  }
  body :not(noscript) { white-space: pre; }
`;

/**
 * Moves the cabinet's style sheets, including later ones, from the document to a Shadow root. The document
 * gets a hostile style sheet, and keeps the fonts, because fonts work only in a document. Returns a function
 * that undoes the move.
 */
export function moveStyles(root: ShadowRoot): () => void {
  const moved = new Set<HTMLLinkElement>();
  const move = (link: HTMLLinkElement) => {
    const { sheet } = link;
    if (!sheet || moved.has(link)) return;
    moved.add(link);
    const rules = [...sheet.cssRules].map(({ cssText }) => withAbsoluteUrls(cssText, link.href));
    root.adoptedStyleSheets.push(sheetOf(rules));
    document.adoptedStyleSheets.push(sheetOf(rules.filter((rule) => rule.startsWith('@font-face'))));
    link.disabled = true;
  };
  const moveAll = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      move(link);
      link.addEventListener('load', moveAll, { once: true });
    }
  };

  const own = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets.push(sheetOf([HOSTILE]));
  moveAll();
  const watch = new MutationObserver(moveAll);
  watch.observe(document.head, { childList: true });

  return () => {
    watch.disconnect();
    document.adoptedStyleSheets = own;
    root.adoptedStyleSheets = [];
    for (const link of moved) link.disabled = false;
  };
}

function sheetOf(rules: string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  return sheet;
}

/** Makes URLs absolute, because a moved rule is no longer relative to its file. */
function withAbsoluteUrls(rule: string, base: string): string {
  return rule.replaceAll(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`);
}
