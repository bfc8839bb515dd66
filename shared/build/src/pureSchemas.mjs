import { parseSync, Visitor } from 'oxc-parser';

/** Calls that check a value are not pure, because they can throw. */
const CHECKS = ['assert', 'parse', 'safeParse'];

/**
 * Webpack loader for contracts: marks schemas and routes as pure. The minimiser cannot see that `v.object(…)`
 * of an imported module has no side effect. A remote then contains only the routes that it calls.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 */
export default function pureSchemas(source) {
  /** @type {number[]} */
  const starts = [];
  new Visitor({
    CallExpression({ callee, start }) {
      const isRoute = callee.type === 'Identifier' && callee.name === 'defineRoute';
      const isSchema =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'v' &&
        callee.property.type === 'Identifier' &&
        !CHECKS.includes(callee.property.name);
      if (isRoute || isSchema) starts.push(start);
    },
  }).visit(parseSync(this.resourcePath, source).program);
  return starts
    .sort((a, b) => b - a)
    .reduce((text, start) => `${text.slice(0, start)}/*#__PURE__*/ ${text.slice(start)}`, source);
}
