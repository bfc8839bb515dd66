// Digits, # and * are emoji to Unicode too: they go only as a keycap. ©, ™ and ❤ without the emoji selector are text.
// What joins and colours goes wherever it is left, so that nothing becomes an emoji by what was taken out of it (I3).
const EMOJI =
  /[#*0-9]\uFE0F?\u20E3|(?![#*0-9])\p{Emoji}\uFE0F|\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|[\u200D\uFE0F\u20E3]/gu;

/** A text without emoji and without what joins and colours them (§5, R33). Everything else stays as it is. */
export function stripEmoji(text: string): string {
  return text.replace(EMOJI, '');
}

/** The same value with every string in it, however deep, freed of emoji (§5). Keys stay. */
export function stripEmojiDeep<T>(value: T): T;
export function stripEmojiDeep(value: unknown): unknown {
  if (typeof value === 'string') return stripEmoji(value);
  if (Array.isArray(value)) return value.map((item) => stripEmojiDeep(item));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stripEmojiDeep(item)]));
}
