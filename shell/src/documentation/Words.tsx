/** A sentence of the sources: what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  // Every second part stood between two of them. A sentence never changes its parts.
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part + index}>{part}</code> : part));
}
