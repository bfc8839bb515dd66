import { friendLead, NO_FRIEND } from './inviteForm.ts';

test('§7 friendLead contains no fields that only the form needs', () => {
  const form = {
    ...NO_FRIEND,
    name: 'Нодира',
    last_name: 'Юсупова',
    middle_name: 'Алиевна',
    phone: '+998901112233',
  };
  expect(friendLead({ ...form, hasNoMiddleName: true, interests: ['law', 'design'] })).toEqual({
    name: 'Нодира',
    last_name: 'Юсупова',
    middle_name: '',
    phone: '+998901112233',
    email: '',
    interests: ['Право', 'Дизайн'],
  });
});
