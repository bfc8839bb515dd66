import words from '../../shared/ui/src/form/locales/ru.json' with { type: 'json' };
import { issueText } from './issueText.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  'required',
  'name',
  'lastName',
  'middleName',
  'phone',
  'email',
  'contact',
  'birthDate',
  'past',
  'wholeTokens',
  'short/3',
  'long/40',
  'code/6',
])('%s has the same text as in the forms', (issue) => {
  const [key, limit = ''] = issue.split('/');
  const inForm = words.issue[key as keyof typeof words.issue].replace('{{count}}', limit);
  expect(plain(issueText(issue) ?? '')).toBe(plain(inForm));
});

test('an issue without a form text returns null', () => {
  expect(issueText('Invalid type: Expected string')).toBeNull();
});
