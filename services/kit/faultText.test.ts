import words from '../../shared/ui/src/form/locales/ru.json' with { type: 'json' };
import { faultText } from './faultText.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each(['required', 'email', 'wholeTokens', 'short/3', 'long/40', 'code/6'])(
  '%s has the same text as in the forms',
  (fault) => {
    const [key, limit = ''] = fault.split('/');
    const inForm = words.fault[key as keyof typeof words.fault].replace('{{count}}', limit);
    expect(plain(faultText(fault) ?? '')).toBe(plain(inForm));
  },
);

test('a fault without a form text returns null', () => {
  expect(faultText('Invalid type: Expected string')).toBeNull();
});
