import { createElement, Fragment, type ReactNode } from 'react';

/** What a policy is written with, and what becomes of it in a dialog, whose title is a heading of the second level. */
const TAGS: Record<string, string> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  ...Object.fromEntries(
    ['p', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'b', 'strong', 'i', 'em', 'u', 'sub', 'sup', 'blockquote']
      .concat(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])
      .map((tag) => [tag, tag]),
  ),
};

/** Gone with everything in it; of what else is not known only the tag goes. */
const GONE =
  'script style template noscript iframe object embed svg math button select textarea title head'.split(' ');

/**
 * A page of another site as text of ours: made anew from a list of what a text may have, so nothing of it is ever
 * handed to the browser as markup, and nothing can run, load or look like the cabinet.
 */
export function PolicyText({ page }: { page: Document }) {
  // Past the page's own answer: Firefox and WebKit would take a form that is named `body`.
  return childrenOf(Reflect.get(Document.prototype, 'body', page));
}

function childrenOf(parent: Node): ReactNode {
  const texts = [...parent.childNodes].map(textOf);
  // As arguments, not as a list: nothing of it ever moves, so nothing needs a key.
  return createElement(Fragment, null, ...texts);
}

function textOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  // Whatever a form is asked, it answers with its field of that name.
  if (!(node instanceof Element) || node instanceof HTMLFormElement) return null;
  if (GONE.includes(node.localName)) return null;
  if (node.localName === 'a') return linkOf(node);
  const tag = Object.hasOwn(TAGS, node.localName) ? TAGS[node.localName] : undefined;
  if (tag === 'br') return <br />;
  return tag ? createElement(tag, null, childrenOf(node)) : childrenOf(node);
}

function linkOf(link: Element): ReactNode {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return childrenOf(link);
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {childrenOf(link)}
    </a>
  );
}
