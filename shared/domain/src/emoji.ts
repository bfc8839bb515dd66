// Unicode counts digits, # and * as emoji, so the pattern removes them only in a keycap. Without the emoji
// selector, ©, ™ and ❤ are text. The pattern also removes all joiners and modifiers, so that the remaining
// parts cannot form a new emoji (I3).
const EMOJI =
  /[#*0-9]\uFE0F?\u20E3|(?![#*0-9])\p{Emoji}\uFE0F|\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|[\u200D\uFE0F\u20E3]/gu;

/** Removes emoji with their joiners and modifiers from a text (§5, R33). All other characters stay. */
export function stripEmoji(text: string): string {
  return text.replace(EMOJI, '');
}

/** Removes emoji from all strings in a value, at any depth (§5). Keys stay. */
export function stripEmojiDeep<T>(value: T): T;
export function stripEmojiDeep(value: unknown): unknown {
  if (typeof value === 'string') return stripEmoji(value);
  if (Array.isArray(value)) return value.map((item) => stripEmojiDeep(item));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stripEmojiDeep(item)]));
}
