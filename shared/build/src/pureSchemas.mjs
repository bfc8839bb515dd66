import { parseSync, Visitor } from 'oxc-parser';

/** Calls that look at a value: they may throw, so they stay. */
const CHECKS = ['assert', 'parse', 'safeParse'];

/**
 * Webpack loader for contracts: marks schemas and routes as pure, because the minimiser cannot see that `v.object(…)` of
 * an imported module has no effect. A remote that calls one route of a service brings that route only.
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
