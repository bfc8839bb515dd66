import type { AtRule, Declaration, Plugin } from 'postcss';

/** A media query that contains only the window's width. */
const WIDTHS = /^(?:\(m(?:in|ax)-width: [\d.]+px\)(?: and )?)+$/;

/**
 * PostCSS plugin for embeds: replaces queries of the window's width with queries of the embed's box
 * (`shared/embed/src/embed.module.css`). The box may be a column of a wide page.
 */
export const boxWidths: Plugin = {
  postcssPlugin: 'box-widths',
  AtRule: {
    media(rule: AtRule) {
      if (!WIDTHS.test(rule.params)) return;
      rule.name = 'container';
      rule.params = `cabinet ${rule.params}`;
    },
  },
  Declaration(declaration: Declaration) {
    if (declaration.value.includes('vw'))
      declaration.value = declaration.value.replace(/(?<=\d)vw\b/g, 'cqi');
  },
};
