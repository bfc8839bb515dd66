/**
 * Returns the contrast ratio of two computed colours, 1 to 21 (WCAG 2.2). Returns null if one colour is not
 * opaque sRGB.
 */
export function contrastOf(one: string, other: string): number | null {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  if (!a || !b) return null;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Formats a ratio with one decimal digit. Truncates and does not round: 4.49 must not appear as 4.5. */
export function ratioText(ratio: number, locale: string): string {
  const text = (Math.floor(ratio * 10) / 10).toFixed(1);
  return locale === 'en' ? text : text.replace('.', ',');
}

/** Converts `rgb(43, 53, 216)` to `#2b35d8`. Returns other values unchanged. */
export function hexOf(colour: string): string {
  const channels = channelsOf(colour);
  return channels ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` : colour;
}

function channelsOf(colour: string): number[] | null {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  return channels ? channels.map(Number) : null;
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
