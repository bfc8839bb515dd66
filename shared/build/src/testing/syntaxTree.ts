import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of swc's syntax tree. Its members depend on its type. */
export interface Node {
  type: string;
  [member: string]: unknown;
}

/** All nodes of a TypeScript file, parents before children. */
export function nodesOf(file: string): Node[] {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const nodes: Node[] = [];
  const gather = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(gather);
    else if (isObject(value)) {
      if (typeof value.type === 'string') nodes.push(value as Node);
      Object.values(value).forEach(gather);
    }
  };
  gather(tree);
  return nodes;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The possible values of an expression: the branches of conditions and logical operators. */
export function outcomesOf(expression: unknown): Node[] {
  if (!isObject(expression)) return [];
  const { type } = expression;
  if (type === 'ParenthesisExpression' || type === 'JSXExpressionContainer')
    return outcomesOf(expression.expression);
  if (type === 'ConditionalExpression')
    return [...outcomesOf(expression.consequent), ...outcomesOf(expression.alternate)];
  if (type === 'BinaryExpression' && ['??', '||', '&&'].includes(String(expression.operator)))
    return [...outcomesOf(expression.left), ...outcomesOf(expression.right)];
  return [expression as Node];
}

/** The fixed pieces of a string or a template, split at its expressions. Null for other nodes. */
export function piecesOf(node: Node): string[] | null {
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked);
}
