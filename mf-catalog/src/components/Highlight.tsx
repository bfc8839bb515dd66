import { highlight } from '@cabinet/domain/highlight';

/** A text in which the words of a search are marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  if (!search) return text;
  return highlight(text, search).map((part, place) =>
    part.isFound ? <mark key={place}>{part.text}</mark> : part.text,
  );
}
