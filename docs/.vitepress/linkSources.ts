import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarkdownRenderer } from 'vitepress';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Address of the repository's files; without it, a link to a source file becomes plain text. */
const SOURCES = process.env.DOCS_SOURCES;

/** Links from the pages to source files lead to the repository. */
export function linkSources(md: MarkdownRenderer): void {
  md.core.ruler.push('source-links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let isText = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const target = sourceOf(String(token.attrGet('href')), env.realPath ?? env.path);
          isText = target === null;
          if (target) token.attrSet('href', target);
          if (isText) token.attrs = [];
        }
        if (isText && token.type.startsWith('link_')) {
          token.type = token.type.replace('link', 'span');
          token.tag = 'span';
        }
      }
    }
  });
}

/** The address for a link; null where a source file has no address. A `README.md` is the index of its folder. */
function sourceOf(href: string, page: string): string | null {
  const [path = ''] = href.split('#');
  if (URL.canParse(href) || path === '' || path.startsWith('/')) return href;
  if (path.endsWith('.md')) return href.replace('README.md', 'index.md');
  return SOURCES ? `${SOURCES}/${relative(ROOT, join(dirname(page), path))}` : null;
}
