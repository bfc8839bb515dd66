/** How texts are compared in a search: small letters, `ё` as `е`, Uzbek `oʻ` `gʻ` however the sign is typed. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’‘`ʻʼ]/g, '');
}

/** The words that must all be found, in any order. */
export function searchWords(search: string): string[] {
  return searchText(search).split(/\s+/).filter(Boolean);
}
