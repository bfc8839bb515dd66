/** An import of values, as it is written. */
export interface Import {
  from: string;
  /** As the module calls them: `default`, those in braces, the members that are used of `* as v`. */
  names: string[];
}

/** Imports of a file's text; types leave no trace in a build. */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gm)].map(([, what = '', from = '']) => ({
    from,
    names: [...(/^\w/.test(what) ? ['default'] : []), ...namesIn(what), ...membersOf(what, text)],
  }));
}

/** Names in braces as their module calls them, or as they are passed on; without types. */
export function namesIn(what: string, side: 'module' | 'as' = 'module'): string[] {
  const names = (/\{([^}]*)\}/.exec(what)?.[1] ?? '').split(',').map((name) => name.trim());
  return names
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(side === 'as' ? -1 : 0) ?? '');
}

/** A type has a capital, a constant nothing else. */
function membersOf(what: string, text: string): string[] {
  const [, as] = /^\* as (\w+)$/.exec(what) ?? [];
  const members = as ? text.matchAll(new RegExp(`\\b${as}\\.([a-z]\\w*|[A-Z_]+\\b)`, 'g')) : [];
  return [...members].map(([, name = '']) => name);
}
