// Loader of webpack, for embeds: what a style sheet says of the window's width holds for the width of the box that the
// embed stands in (`shared/embed/src/embed.module.css`). The box may be a column of a wide page.
const WIDTHS = /@media ((?:\(m(?:in|ax)-width: [\d.]+px\)(?: and )?)+)(?= \{)/g;

module.exports = function boxWidths(source) {
  return source.replace(WIDTHS, '@container cabinet $1').replace(/(?<=\d)vw\b/g, 'cqi');
};
