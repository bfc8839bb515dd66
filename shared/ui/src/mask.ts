interface Edit {
  target: HTMLInputElement;
  nativeEvent: Event;
}

/**
 * Replaces the text of a field during input. The new text differs only in the separators between the digits.
 * The caret keeps its place among the digits.
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

/** Counts from the end, because the mask removes a pasted prefix at the start. */
function caretPlace(text: string, digitsBehind: number, isForward: boolean): number {
  let place = text.length;
  while (place > 0 && countDigits(text.slice(place)) < digitsBehind) place--;
  // Backspace and Delete skip separators. Delete leaves a separator behind the caret.
  if (!isForward) while (place > 0 && countDigits(text.slice(place - 1)) === digitsBehind) place--;
  return place;
}

/** Returns the number of digits in a text. */
export function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Whether a person typed one more character, and did not paste or autofill. */
export function isTyped(event: Event): event is InputEvent {
  return 'inputType' in event && event.inputType === 'insertText';
}
