import { createElement, Fragment, type ReactNode } from 'react';

/** Maps the tags of a policy to the tags of the dialog. The dialog's title is a heading of level 2. */
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

/** Removes these elements with their content. For other unknown elements, removes only the tag. */
const GONE =
  'script style template noscript iframe object embed svg math button select textarea title head'.split(' ');

/**
 * Renders the page of another site as plain content of the cabinet. Builds new elements from an allowlist, so
 * the browser never parses the page as markup of the cabinet. No part of the page can run, load, or imitate
 * the cabinet.
 */
export function PolicyText({ page }: { page: Document }) {
  // Read the prototype's getter: in Firefox and WebKit, a form with the name `body` would replace the
  // property.
  return childrenOf(Reflect.get(Document.prototype, 'body', page));
}

function childrenOf(parent: Node): ReactNode {
  const texts = [...parent.childNodes].map(textOf);
  // Pass the texts as arguments and not as a list: they never move, so they need no keys.
  return createElement(Fragment, null, ...texts);
}

function textOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  // A form returns its fields by name, so its properties are not reliable.
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
