/** Normalises a text for search: lower case, `ё` as `е`, and Uzbek `oʻ` and `gʻ` without their sign. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’‘`ʻʼ]/g, '');
}

/** Returns the words of a search. A match contains all words, in any order. */
export function searchWords(search: string): string[] {
  return searchText(search).split(/\s+/).filter(Boolean);
}
