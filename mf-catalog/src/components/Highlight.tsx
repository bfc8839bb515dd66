import { highlight } from '../domain/highlight.ts';
import styles from './Highlight.module.css';

/** A text in which the words of a search are marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  if (!search) return text;
  return highlight(text, search).map((part, place) =>
    part.isFound ? (
      <mark key={place} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
