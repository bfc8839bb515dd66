import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uz from './uz.json' with { type: 'json' };

/** Keys without their plural endings, which differ from language to language. */
function keysOf(words: object, path = ''): string[] {
  const keys = Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(/_(one|few|many|other)$/, '')]
      : keysOf(value, `${path}${key}.`),
  );
  return [...new Set(keys)].sort();
}

test.each([
  ['uz', uz],
  ['en', en],
])('%s says everything that Russian says', (_, words) => {
  expect(keysOf(words)).toEqual(keysOf(ru));
});
