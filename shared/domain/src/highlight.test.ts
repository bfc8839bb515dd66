import { highlight } from './highlight.ts';

/** `Х[уди]`: what is found stands in brackets. */
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
])('in "%s" the search for "%s" is shown as "%s"', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});
