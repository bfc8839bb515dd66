import { FINISHED_PAYLOADS, UNFINISHED_PAYLOADS } from './policyPayloads.ts';

export const PAYLOADS = FINISHED_PAYLOADS.length + UNFINISHED_PAYLOADS.length;

/** Returns a few pages with all payloads, each with a text that shows that the page is complete. */
export function pagesOfPayloads(): { html: string; whole: string }[] {
  const share = Math.ceil(FINISHED_PAYLOADS.length / UNFINISHED_PAYLOADS.length);
  return UNFINISHED_PAYLOADS.map((last, page) => {
    const finished = FINISHED_PAYLOADS.slice(page * share, (page + 1) * share);
    const whole = `Пункт ${page + 1}`;
    return { html: `${finished.join('\n')}\n<p>${whole}</p>\n${last}`, whole };
  });
}

/**
 * Runs in the page. Returns the elements, attributes and link protocols in the dialog that a policy must not
 * contain.
 */
export function foreignIn(): string[] {
  const TAGS =
    /^(a|b|blockquote|br|caption|dd|dl|dt|em|h[345]|i|li|ol|p|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/;
  // Above our own link to the file.
  const text = [...document.querySelectorAll('dialog[open] [class*="policy"] *')].filter((inner) =>
    inner.parentElement?.closest('[class*="policy"]'),
  );
  const links = text.filter((inner) => inner instanceof HTMLAnchorElement);
  return [
    ...text.map((inner) => inner.localName).filter((tag) => !TAGS.test(tag)),
    ...text.flatMap((inner) => inner.getAttributeNames()).filter((name) => !/^(href|target|rel)$/.test(name)),
    ...links.map((link) => link.protocol).filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
  ];
}
