import { safeParse } from 'valibot';
import { cancelFormSchema } from './cancel.ts';
import { questionFormSchema } from './question.ts';
import { participantsFormSchema, viewReasonFormSchema } from './staff.ts';
import { supportFormSchema } from './support.ts';
import { textUpTo } from './values.ts';

const FORMS = [
  ['cancels an order', cancelFormSchema, 'reason'],
  ['asks the manager', questionFormSchema, 'comment'],
  ['asks support', supportFormSchema, 'text'],
  ['finds a participant', participantsFormSchema, 'query'],
  ['opens a cabinet', viewReasonFormSchema, 'reason'],
] as const;

const ONLY_EMOJI = ['👋', '  👍🏽 🇺🇿 ', '❤️', '1️⃣'];

describe.each(FORMS)('R33 the form that %s', (_, schema, field) => {
  const read = (text: string) => safeParse(schema, { topic: 'other', [field]: text });

  test.each(ONLY_EMOJI)('the form refuses %j as an empty text', (text) => {
    expect(read(text).issues?.map(({ message }) => message)).toContain('required');
  });

  test('the form sends the words without their emoji', () => {
    expect(read(' Привет 👋 ').output).toMatchObject({ [field]: 'Привет' });
  });
});

test.each(ONLY_EMOJI)('R33 an optional text is sent empty for %j', (text) => {
  expect(safeParse(textUpTo(100), text)).toMatchObject({ success: true, output: '' });
});
