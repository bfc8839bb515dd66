import { highlight } from '@cabinet/domain/highlight';

/** A text with the search words marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  if (!search) return text;
  return highlight(text, search).map((part, place) =>
    part.isFound ? <mark key={place}>{part.text}</mark> : part.text,
  );
}
