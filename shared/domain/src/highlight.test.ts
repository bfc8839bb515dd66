import { highlight } from './highlight.ts';

/** Puts found parts in brackets: `Х[уди]`. */
function shown(text: string, search: string): string {
  return highlight(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');
}

test.each([
  ['Худи «Первый курс»', '', 'Худи «Первый курс»'],
  ['Худи «Первый курс»', 'ХУДИ', '[Худи] «Первый курс»'],
  ['Худи «Первый курс»', 'курс худ', '[Худ]и «Первый [курс]»'],
  ['Дождевик «Жёлтый»', 'желт', 'Дождевик «[Жёлт]ый»'],
  ['Koʻk koʻylak', "ko'", '[Ko]ʻk [ko]ʻylak'],
  ['Koʻk koʻylak', 'kok', '[Koʻk] koʻylak'],
  ['ананас', 'ана', '[анана]с'],
  ['Худи', 'шапка', 'Худи'],
  ['Стикер 😀 кот', 'кот', 'Стикер 😀 [кот]'],
  ['50% скидка', '%', '50[%] скидка'],
])('highlight in "%s" of the search "%s" shows "%s"', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});
