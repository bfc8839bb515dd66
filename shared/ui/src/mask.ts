interface Edit {
  target: HTMLInputElement;
  nativeEvent: Event;
}

/**
 * Writes into the field where it is typed a text that differs from it by what stands between the digits, and keeps the
 * caret at its place among them.
 * @param edit React's `change` of the field
 */
export function writeMasked({ target, nativeEvent }: Edit, text: string): void {
  if (target.value === text) return;
  const behind = target.value.slice(target.selectionStart ?? target.value.length);
  const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
  target.value = text;
  const place = behind === '' ? text.length : caretPlace(text, countDigits(behind), isForward);
  target.setSelectionRange(place, place);
}

/** Counted from the end: a prefix that was pasted and goes away stands in front. */
function caretPlace(text: string, digitsBehind: number, isForward: boolean): number {
  let place = text.length;
  while (place > 0 && countDigits(text.slice(place)) < digitsBehind) place--;
  // Backspace gets past a separator, and so does Delete, which leaves it behind the caret.
  if (!isForward) while (place > 0 && countDigits(text.slice(place - 1)) === digitsBehind) place--;
  return place;
}

/** How many digits a text has. */
export function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Whether one character more was typed, rather than pasted or filled in. */
export function isTyped(event: Event): event is InputEvent {
  return 'inputType' in event && event.inputType === 'insertText';
}
