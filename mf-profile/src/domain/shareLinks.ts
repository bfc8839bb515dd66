/** Where a link can be sent from any browser, one that has no sheet for sharing too. */
export const MESSENGERS = ['telegram', 'whatsapp', 'email'] as const;
export type Messenger = (typeof MESSENGERS)[number];

/** The address that opens a messenger with a message to send. */
export function shareAddress(messenger: Messenger, link: string, text: string): string {
  if (messenger === 'telegram') {
    return `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`;
  }
  const whole = encodeURIComponent(`${text} ${link}`);
  if (messenger === 'whatsapp') return `https://wa.me/?text=${whole}`;
  return `mailto:?subject=${encodeURIComponent(text)}&body=${whole}`;
}
