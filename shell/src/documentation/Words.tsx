/** Shows a sentence from the sources. Text between backticks becomes code. */
export function Words({ text }: { text: string }) {
  // Every second part is code. The index can be the key, because a sentence never changes its parts.
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part + index}>{part}</code> : part));
}
