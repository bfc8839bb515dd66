import { searchText, searchWords } from './searchText.ts';

export interface TextSpan {
  text: string;
  /** Whether the part matches the search. */
  isFound: boolean;
}

/** Splits a text at the words of a search. `searchText` normalises both before the comparison. */
export function highlight(text: string, search: string): TextSpan[] {
  const letters = [...text];
  const found = markedLetters(letters, searchWords(search));
  const parts: TextSpan[] = [];
  for (const [place, letter] of letters.entries()) {
    const isFound = found.has(place);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  }
  return parts;
}

/** Returns the positions of all letters that belong to one of the words. */
function markedLetters(letters: readonly string[], words: readonly string[]): Set<number> {
  // `searchText` can turn a letter into two letters or remove it. So each normalised letter keeps its
  // original position.
  const compared = letters.flatMap((letter, place) =>
    searchText(letter)
      .split('')
      .map((sign) => ({ sign, place })),
  );
  const text = compared.map(({ sign }) => sign).join('');
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const [first = 0, last = 0] = [compared[at]?.place, compared[at + word.length - 1]?.place];
      for (let place = first; place <= last; place += 1) marked.add(place);
    }
  }
  return marked;
}
