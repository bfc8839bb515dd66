/** For the policy of a page whose scripts never make markup, code or addresses of scripts out of text (O2). */
export const NO_SINKS = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Any text as the text of an element or the value of a quoted attribute. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
