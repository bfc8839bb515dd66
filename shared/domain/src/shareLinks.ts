/** Where a link can be sent from any browser, one that has no sheet for sharing too. */
export const CHANNELS = ['telegram', 'whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A message to send on, and the link that must not be missing in it. */
export interface SharedMessage {
  text: string;
  link: string;
}

/** The text with the link: at its end, where somebody has taken it out. */
export function withLink({ text, link }: SharedMessage): string {
  return text.includes(link) ? text : `${text.trimEnd()} ${link}`.trimStart();
}

/** The text without the link at its end, for those who take the two apart. */
export function withoutLink({ text, link }: SharedMessage): string {
  const whole = text.trimEnd();
  return whole.endsWith(link) ? whole.slice(0, -link.length).replace(/[\s:]+$/, '') : whole;
}

/**
 * The address that opens a messenger with a message to send.
 * @param subject of a letter
 */
export function shareAddress(channel: Channel, message: SharedMessage, subject: string): string {
  if (channel === 'telegram') {
    const text = encodeURIComponent(withoutLink(message));
    return `https://t.me/share/url?url=${encodeURIComponent(message.link)}&text=${text}`;
  }
  const whole = encodeURIComponent(withLink(message));
  if (channel === 'whatsapp') return `https://wa.me/?text=${whole}`;
  // Both signs: iOS reads the second one, Android the first.
  if (channel === 'sms') return `sms:?&body=${whole}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${whole}`;
}
