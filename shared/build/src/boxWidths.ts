import type { AtRule, Declaration, Plugin } from 'postcss';

/** A condition on nothing but the window's width. */
const WIDTHS = /^(?:\(m(?:in|ax)-width: [\d.]+px\)(?: and )?)+$/;

/**
 * PostCSS plugin for embeds: a rule on the window's width becomes a rule on the width of the box that the embed stands
 * in (`shared/embed/src/embed.module.css`). The box may be a column of a wide page.
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
