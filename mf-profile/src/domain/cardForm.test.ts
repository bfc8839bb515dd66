import { cardFormOf, cardLead } from './cardForm.ts';

const person = {
  firstName: 'Мария',
  lastName: 'Соколова',
  email: 'maria@cabinet.test',
  client: null,
  contact: null,
};
const client = { name: null, surname: null, patronymic: null, sex: null, birth_date: null, phone: null };

test('cardFormOf fills in known data and no consent', () => {
  expect(
    cardFormOf({
      ...person,
      client: { ...client, sex: 'female', birth_date: '2005-12-11', patronymic: 'Олеговна' },
      contact: { verifiedPhone: null, phones: ['8 903 123-45-03'] },
    }),
  ).toEqual({
    name: 'Мария',
    last_name: 'Соколова',
    middle_name: 'Олеговна',
    hasNoMiddleName: false,
    phone_number: '+79031234503',
    gender: 'female',
    birth_date: '2005-12-11',
    email: 'maria@cabinet.test',
    agreesToPolicy: false,
    agreesToTerms: false,
  });
});

test('cardFormOf leaves unknown fields empty', () => {
  expect(cardFormOf(person)).toMatchObject({ phone_number: '', gender: '', birth_date: '', middle_name: '' });
  expect(cardFormOf({ ...person, client: { ...client, sex: 'M' } }).gender).toBe('');
});

test('§3 cardLead sends no middle name if the person has none, even if one was typed', () => {
  const form = { ...cardFormOf(person), middle_name: 'Олеговна', hasNoMiddleName: true };
  expect(cardLead(form)).toEqual({
    name: 'Мария',
    last_name: 'Соколова',
    middle_name: '',
    phone_number: '',
    gender: '',
    birth_date: '',
    email: 'maria@cabinet.test',
  });
});
