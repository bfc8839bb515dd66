/** Returns the names of tokens with this prefix, such as `--c-`, from the style sheets of the page. */
export function tokenNames(prefix: string): string[] {
  const names = new Set<string>();
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  for (const sheet of sheets) for (const rule of sheet.cssRules) collect(rule, prefix, names);
  return [...names];
}

function collect(rule: CSSRule, prefix: string, names: Set<string>): void {
  if (rule instanceof CSSStyleRule)
    for (const name of rule.style) if (name.startsWith(prefix)) names.add(name);
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) collect(inner, prefix, names);
}

/** Returns the computed values of tokens in this element. Reads each token as a value of the CSS property. */
export function tokenValues(
  element: HTMLElement,
  property: 'backgroundColor' | 'fontSize' | 'width',
  names: string[],
): Map<string, string> {
  const before = element.style[property];
  const values = names.map((name) => {
    element.style[property] = `var(${name})`;
    return [name, getComputedStyle(element)[property]] as const;
  });
  element.style[property] = before;
  return new Map(values);
}
