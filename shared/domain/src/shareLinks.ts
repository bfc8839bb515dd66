/** Channels that work in any browser, also without the Web Share API. */
export const CHANNELS = ['telegram', 'whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A message to share, and the link that must be in it. */
export interface SharedMessage {
  text: string;
  link: string;
}

/** Returns the text with the link. If the link is missing, appends it. */
export function withLink({ text, link }: SharedMessage): string {
  return text.includes(link) ? text : `${text.trimEnd()} ${link}`.trimStart();
}

/** Returns the text without the link at its end, for channels with separate fields for text and link. */
export function withoutLink({ text, link }: SharedMessage): string {
  const whole = text.trimEnd();
  return whole.endsWith(link) ? whole.slice(0, -link.length).replace(/[\s:]+$/, '') : whole;
}

/**
 * Returns the address that opens a messenger with the message.
 * @param subject of the letter
 */
export function shareAddress(channel: Channel, message: SharedMessage, subject: string): string {
  if (channel === 'telegram') {
    const text = encodeURIComponent(withoutLink(message));
    return `https://t.me/share/url?url=${encodeURIComponent(message.link)}&text=${text}`;
  }
  const whole = encodeURIComponent(withLink(message));
  if (channel === 'whatsapp') return `https://wa.me/?text=${whole}`;
  // iOS reads the `&`, Android reads the `?`.
  if (channel === 'sms') return `sms:?&body=${whole}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${whole}`;
}
