/** A policy for pages whose scripts create no markup, code or script URLs from text (O2). */
export const NO_SINKS = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Escapes a text for an element or for a quoted attribute. */
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
