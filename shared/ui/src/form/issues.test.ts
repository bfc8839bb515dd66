import { addressEditSchema, addressFormSchema } from '@cabinet/domain/forms/address';
import { cancelFormSchema } from '@cabinet/domain/forms/cancel';
import { codeFormSchema } from '@cabinet/domain/forms/code';
import { conversionFormSchema } from '@cabinet/domain/forms/conversion';
import { newEmailFormSchema } from '@cabinet/domain/forms/emailChange';
import { friendFormSchema } from '@cabinet/domain/forms/friend';
import { cardFormSchema, phoneFormSchema } from '@cabinet/domain/forms/getCard';
import { goalFormSchema } from '@cabinet/domain/forms/goal';
import { inviteFormSchema } from '@cabinet/domain/forms/invite';
import { photoFormSchema } from '@cabinet/domain/forms/photo';
import { purchaseFormSchema } from '@cabinet/domain/forms/purchase';
import { questionFormSchema } from '@cabinet/domain/forms/question';
import { referralFormSchema } from '@cabinet/domain/forms/referral';
import { participantsFormSchema, viewReasonFormSchema } from '@cabinet/domain/forms/staff';
import { supportFormSchema } from '@cabinet/domain/forms/support';
import { tuitionFormSchema } from '@cabinet/domain/forms/tuition';
import { createI18n } from '@cabinet/i18n/instance';
import { registerMessages } from '@cabinet/i18n/messages';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { formMessages } from './formWords.ts';

/** The texts of each issue, in Russian, Uzbek and English. The first issues come from §5. */
const WORDS: Record<string, [ru: string, uz: string, en: string]> = {
  required: ['Поле обязательно для заполнения', 'Maydonni toʻldirish shart', 'This field is required'],
  name: ['Введи корректное имя', 'Toʻgʻri ism kiriting', 'Enter a correct first name'],
  lastName: ['Введи корректную фамилию', 'Toʻgʻri familiya kiriting', 'Enter a correct last name'],
  middleName: [
    'Введи корректное отчество',
    'Otasining ismini toʻgʻri kiriting',
    'Enter a correct middle name',
  ],
  phone: [
    'Введи корректный номер телефона',
    'Yaroqli telefon raqamini kiriting',
    'Enter a correct phone number',
  ],
  email: [
    'Введи корректный адрес e-mail',
    'Toʻgʻri e-mail manzilini kiriting',
    'Enter a correct e-mail address',
  ],
  contact: ['Укажи телефон или e-mail', 'Telefon yoki e-mail yozing', 'Enter a phone or an e-mail'],
  ownPhone: [
    'Это твой номер. Нужен номер друга',
    'Bu sizning raqamingiz. Doʻstingizning raqami kerak',
    'This is your own number. Your friend’s is needed',
  ],
  ownEmail: [
    'Это твоя почта. Нужна почта друга',
    'Bu sizning pochtangiz. Doʻstingizning pochtasi kerak',
    'This is your own address. Your friend’s is needed',
  ],
  house: ['Добавь номер дома', 'Uy raqamini qoʻshing', 'Add the house number'],
  address: [
    'Введи адрес полностью: от 5 до 300 знаков',
    'Manzilni toʻliq kiriting: 5 tadan 300 tagacha belgi',
    'Enter the full address: 5 to 300 characters',
  ],
  wholeTokens: [
    'Впиши целое число, например 5000',
    'Butun son yozing, masalan 5000',
    'Enter a whole number, such as 5000',
  ],
  day: ['Такой даты нет', 'Bunday sana yoʻq', 'There is no such date'],
  past: [
    'Этот день уже прошёл, выбери другой',
    'Bu kun oʻtib ketgan, boshqasini tanlang',
    'That day has passed, choose another one',
  ],
  birthDate: [
    'Введи корректную дату рождения. Участнику от 14 до 100 лет',
    'Tugʻilgan sanani toʻgʻri kiriting. Ishtirokchi 14 yoshdan 100 yoshgacha',
    'Enter a correct birth date. Participants are 14 to 100 years old',
  ],
  unverified: [
    'Подтверди номер кодом из СМС',
    'Raqamni SMSdagi kod bilan tasdiqlang',
    'Confirm the number by the code from the SMS',
  ],
  'code/6': ['В коде 6 цифр', 'Kod 6 ta raqamdan iborat', 'The code has 6 digits'],
  sameEmail: [
    'Это твоя нынешняя почта, укажи другую',
    'Bu hozirgi pochtangiz, boshqasini koʻrsating',
    'This is your e-mail already, enter another one',
  ],
  fileType: [
    'Подойдёт JPEG, PNG или WebP',
    'JPEG, PNG yoki WebP mos keladi',
    'Choose a JPEG, PNG or WebP file',
  ],
  'fileSize/20': ['Файл не больше 20 МБ', 'Fayl 20 MB dan oshmasin', '20 MB at most'],
  unreadable: [
    'Этот файл не открылся как картинка. Подойдёт JPEG, PNG или WebP.',
    'Bu fayl rasm sifatida ochilmadi. JPEG, PNG yoki WebP mos keladi.',
    'This file did not open as a picture. JPEG, PNG or WebP will do.',
  ],
  'short/3': ['Не короче 3 знаков', 'Kamida 3 ta belgi', '3 characters at least'],
  'long/100': ['Не длиннее 100 знаков', '100 ta belgidan oshmasin', '100 characters at most'],
  'long/200': ['Не длиннее 200 знаков', '200 ta belgidan oshmasin', '200 characters at most'],
  'long/500': ['Не длиннее 500 знаков', '500 ta belgidan oshmasin', '500 characters at most'],
  'long/2000': ['Не длиннее 2000 знаков', '2000 ta belgidan oshmasin', '2000 characters at most'],
};

const FRIEND = {
  name: 'Нодира',
  last_name: 'Юсупова',
  middle_name: 'Алиевна',
  hasNoMiddleName: false,
  phone: '+998901112233',
  email: '',
  interests: [],
  agreesToPolicy: true,
  hasFriendsConsent: true,
};
const invite = inviteFormSchema({ phones: ['8 916 123-45-67'], email: 'anna.k@cabinet.test' });
const tuition = tuitionFormSchema(['Д-1', 'Д-2'], 9_000);
const payment = { docNum: 'Д-1', semester: '3', amount: '5 000' };
const purchase = purchaseFormSchema({ today: '2026-11-21', asksTerms: true });
const wish = { date: '', comment: '', address: '', agreesToTerms: true };
const friend = { name: 'Тимур', phone: '+79161112233', agreesToPolicy: true };
const newEmail = newEmailFormSchema('anna@cabinet.test');
const conversion = conversionFormSchema(900);
const goal = goalFormSchema(new Date('2026-11-21T12:00:00Z'));
const support = { topic: 'card', text: 'Где карта?' };
const address = { address: 'г Тверь, ул Советская, д 7', comment: '' };

const picture = (type: string, size = 1) => ({
  photo: new Blob([new Uint8Array(size)], { type }),
  crop: { zoom: 1, x: 0.5, y: 0.5 },
});
const MIB = 1024 * 1024;

const CARD = {
  name: 'Анна',
  last_name: 'Каримова',
  middle_name: 'Руслановна',
  hasNoMiddleName: false,
  phone_number: '+79161234567',
  gender: 'female',
  birth_date: '2003-04-18',
  email: 'anna@cabinet.test',
  agreesToPolicy: true,
  agreesToTerms: true,
};
const cardRules = { now: new Date('2026-11-21T12:00:00Z'), verifiedPhone: '+79161234567' };

/** Changed values, and the issues of the first question to which they belong. */
const GET_CARD: [object, Record<string, string>][] = [
  [{}, {}],
  [
    { name: ' ', last_name: '', middle_name: '', gender: '', birth_date: '' },
    {
      name: 'required',
      last_name: 'required',
      middle_name: 'required',
      gender: 'required',
      birth_date: 'required',
    },
  ],
  [
    { last_name: 'Каримова2', birth_date: '2020-01-01' },
    { last_name: 'lastName', birth_date: 'birthDate' },
  ],
  [{ middle_name: '42', hasNoMiddleName: true }, {}],
  [
    { phone_number: '', email: '' },
    { phone_number: 'required', email: 'required' },
  ],
  [
    { phone_number: 'нет', email: 'anna@' },
    { phone_number: 'phone', email: 'email' },
  ],
  [{ phone_number: '+12025550123' }, { phone_number: 'phone' }],
  [{ phone_number: '+79161234568' }, { phone_number: 'unverified' }],
  [
    { agreesToPolicy: false, agreesToTerms: false },
    { agreesToPolicy: 'required', agreesToTerms: 'required' },
  ],
];

/** Schema, changed values in a valid form, and the issues by field. */
const TABLE: [string, GenericSchema, object, Record<string, string>][] = [
  ['support', supportFormSchema, support, {}],
  ['support', supportFormSchema, { ...support, topic: '' }, { topic: 'required' }],
  ['support', supportFormSchema, { ...support, topic: 'weather' }, { topic: 'required' }],
  ['support', supportFormSchema, { ...support, text: ' 😀 ' }, { text: 'required' }],
  ['support', supportFormSchema, { ...support, text: 'я'.repeat(2001) }, { text: 'long/2000' }],
  ['support', supportFormSchema, { ...support, text: `${'я'.repeat(2000)}😀 ` }, {}],

  ['participants', participantsFormSchema, { query: ' ' }, { query: 'required' }],
  ['participants', participantsFormSchema, { query: ' ка ' }, { query: 'short/3' }],
  ['participants', participantsFormSchema, { query: 'я'.repeat(101) }, { query: 'long/100' }],
  ['participants', participantsFormSchema, { query: 'Кар' }, {}],
  ['reason of a view', viewReasonFormSchema, { reason: ' 😀 ' }, { reason: 'required' }],
  ['reason of a view', viewReasonFormSchema, { reason: 'я'.repeat(201) }, { reason: 'long/200' }],

  ['referral', referralFormSchema, { code: ' / ' }, { code: 'required' }],
  ['referral', referralFormSchema, { code: ' friends.test/f/a7k2m9xq ' }, {}],

  ['address', addressFormSchema, address, {}],
  ['address', addressFormSchema, { ...address, address: ' ' }, { address: 'required' }],
  ['address', addressFormSchema, { ...address, address: 'дом' }, { address: 'address' }],
  ['address', addressFormSchema, { ...address, address: '12345' }, { address: 'address' }],
  ['address', addressFormSchema, { ...address, address: 'г Тверь, ул Советская' }, { address: 'house' }],
  ['address', addressFormSchema, { ...address, address: 'я'.repeat(301) }, { address: 'address' }],
  ['address', addressFormSchema, { ...address, comment: 'я'.repeat(501) }, { comment: 'long/500' }],
  ['edited address', addressEditSchema, { ...address, version: '' }, {}],
  [
    'edited address',
    addressEditSchema,
    { address: 'г Тверь, ул Советская', comment: 'я'.repeat(501), version: 'a1' },
    { address: 'house', comment: 'long/500' },
  ],

  ['phone', phoneFormSchema, { phone_number: '+79161234567' }, {}],
  ['phone', phoneFormSchema, { phone_number: ' ' }, { phone_number: 'required' }],
  ['phone', phoneFormSchema, { phone_number: '+7916' }, { phone_number: 'phone' }],
  ['phone', phoneFormSchema, { phone_number: '+12025550123' }, { phone_number: 'phone' }],

  ['cancel', cancelFormSchema, { reason: 'Нашла дешевле' }, {}],
  ['cancel', cancelFormSchema, { reason: ' 😀 ' }, { reason: 'required' }],
  ['cancel', cancelFormSchema, { reason: 'я'.repeat(501) }, { reason: 'long/500' }],

  ['tuition', tuition, payment, {}],
  [
    'tuition',
    tuition,
    { docNum: '', semester: '', amount: ' ' },
    { docNum: 'required', semester: 'required', amount: 'required' },
  ],
  [
    'tuition',
    tuition,
    { ...payment, semester: '13', amount: '1,5' },
    { semester: 'required', amount: 'wholeTokens' },
  ],
  ['tuition', tuition, { ...payment, amount: '9000' }, {}],
  ['tuition', tuition, { ...payment, amount: '9001' }, { amount: 'missing' }],

  ['purchase', purchase, wish, {}],
  ['purchase', purchase, { ...wish, date: '2026-11-21' }, {}],
  ['purchase', purchase, { ...wish, date: '2026-11-20' }, { date: 'past' }],
  ['purchase', purchase, { ...wish, date: '31.02.2099' }, { date: 'day' }],
  ['purchase', purchase, { ...wish, comment: `${'x'.repeat(500)}   ` }, {}],
  ['purchase', purchase, { ...wish, comment: 'x'.repeat(501) }, { comment: 'long/500' }],
  ['purchase', purchase, { ...wish, agreesToTerms: false }, { agreesToTerms: 'terms' }],

  [
    'friend',
    friendFormSchema,
    { ...friend, name: '', phone: '', agreesToPolicy: false },
    { name: 'required', phone: 'required', agreesToPolicy: 'required' },
  ],
  ['friend', friendFormSchema, { ...friend, phone: '+7916' }, { phone: 'phone' }],
  [
    'friend',
    friendFormSchema,
    { ...friend, name: 'Тимур2', phone: '+12025550123' },
    { name: 'name', phone: 'phone' },
  ],
  ['friend', friendFormSchema, { ...friend, phone: 'нет' }, { phone: 'phone' }],
  ['friend', friendFormSchema, friend, {}],

  ['new e-mail', newEmail, { email: '' }, { email: 'required' }],
  ['new e-mail', newEmail, { email: 'anna@' }, { email: 'email' }],
  ['new e-mail', newEmail, { email: `${'a'.repeat(250)}@mail.test` }, { email: 'email' }],
  ['new e-mail', newEmail, { email: ' Anna@cabinet.test' }, { email: 'sameEmail' }],
  ['code', codeFormSchema, { code: '12345' }, { code: 'code/6' }],
  ['code', codeFormSchema, { code: '' }, { code: 'code/6' }],
  ['code', codeFormSchema, { code: '012345' }, {}],
  ['code', codeFormSchema, { code: '012 345' }, {}],

  ...GET_CARD.map(([change, issues]): (typeof TABLE)[number] => [
    'get-card',
    cardFormSchema('consent', cardRules),
    { ...CARD, ...change },
    issues,
  ]),

  ['photo', photoFormSchema, picture('image/jpeg', 20 * MIB), {}],
  ['photo', photoFormSchema, { ...picture('image/png'), photo: null }, { photo: 'required' }],
  ['photo', photoFormSchema, picture('image/heic'), { photo: 'fileType' }],
  ['photo', photoFormSchema, picture('image/webp', 20 * MIB + 1), { photo: 'fileSize/20' }],

  ['question', questionFormSchema, { comment: ' ' }, { comment: 'required' }],
  ['conversion', conversion, { amount: '', comment: '' }, { amount: 'required' }],
  [
    'conversion',
    conversion,
    { amount: '901', comment: 'я'.repeat(501) },
    { amount: 'missing', comment: 'long/500' },
  ],
  ['conversion', conversion, { amount: '900', comment: '' }, {}],

  ['goal', goal, { prodId: '', sum: '', date: '', version: '' }, { sum: 'required' }],
  ['goal', goal, { prodId: '', sum: '0', date: '', version: '' }, { sum: 'required' }],
  ['goal', goal, { prodId: '', sum: '100000000', date: '2026-11-21', version: '' }, {}],
  [
    'goal',
    goal,
    { prodId: '', sum: '100000001', date: '2026-11-01', version: '' },
    { sum: 'tooMuch', date: 'past' },
  ],
  ['goal', goal, { prodId: '12', sum: '', date: '', version: '' }, {}],

  ['invite', invite, FRIEND, {}],
  ['invite', invite, { ...FRIEND, name: 'سارة' }, { name: 'name' }],
  [
    'invite',
    invite,
    { ...FRIEND, name: 'я'.repeat(50), last_name: 'я'.repeat(51) },
    { last_name: 'lastName' },
  ],
  [
    'invite',
    invite,
    {
      ...FRIEND,
      name: '',
      last_name: ' ',
      middle_name: '',
      phone: '',
      agreesToPolicy: false,
      hasFriendsConsent: false,
    },
    {
      name: 'required',
      last_name: 'required',
      middle_name: 'required',
      phone: 'contact',
      agreesToPolicy: 'required',
      hasFriendsConsent: 'required',
    },
  ],
  [
    'invite',
    invite,
    { ...FRIEND, name: 'Анна2', last_name: '@', middle_name: '1', phone: '+7916', email: 'nodira@' },
    { name: 'name', last_name: 'lastName', middle_name: 'middleName', phone: 'phone', email: 'email' },
  ],
  ['invite', invite, { ...FRIEND, hasNoMiddleName: true, middle_name: '1' }, {}],
  ['invite', invite, { ...FRIEND, phone: '', email: 'nodira@mail.test' }, {}],
  ['invite', invite, { ...FRIEND, phone: '+79161234567' }, { phone: 'ownPhone' }],
  ['invite', invite, { ...FRIEND, email: 'Anna.K+friend@cabinet.test' }, { email: 'ownEmail' }],
];

test.each(TABLE)('§5 R32 the %s form: %#', async (_, schema, values, expected) => {
  const { issues = [] } = safeParse(schema, values);
  const found: Record<string, string> = {};
  for (const issue of issues) found[String(getDotPath(issue))] ??= issue.message;
  expect(found).toEqual(expected);
});

test.each([
  ['Анна\u00a0\u00a0Мария', 'Анна Мария'],
  ['\u200fАнна\u200b', 'Анна'],
  ['Ан\u00adна', 'Анна'],
  ['Анна 👋🏽', 'Анна'],
])('§5 R32 the form sends the pasted name %j as it looks', (name, seen) => {
  const { output } = safeParse(invite, { ...FRIEND, name, middle_name: name, email: '\u202aa@b.uz\u202c' });
  expect(output).toMatchObject({ name: seen, middle_name: seen, email: 'a@b.uz' });
});

test('R33 the form sends an e-mail without emoji, and refuses a name of emoji alone', () => {
  const { output, issues } = safeParse(invite, { ...FRIEND, name: '👋', email: 'nodira🌸@mail.test' });
  expect(output).toMatchObject({ email: 'nodira@mail.test' });
  expect(issues?.[0]).toMatchObject({ message: 'name' });
});

test.each(Object.entries(WORDS))('§5 the issue %s has texts in three languages', async (issue, words) => {
  const [key = '', count] = issue.split('/');
  for (const [place, language] of (['ru', 'uz', 'en'] as const).entries()) {
    const i18n = createI18n({ language, languages: ['ru', 'uz', 'en'] });
    await registerMessages(i18n, 'form', formMessages);
    expect(i18n.t(`form:issue.${key}`, { count: Number(count) })).toBe(words[place]);
  }
});

/** Issues with a figure in the text. The page passes the figure to its form. */
const OF_THE_PAGE = ['missing', 'tooMuch', 'terms'];

test('every issue of the table has its texts', () => {
  const issues = TABLE.flatMap(([, , , byField]) => Object.values(byField));
  expect(issues.filter((issue) => !WORDS[issue] && !OF_THE_PAGE.includes(issue))).toEqual([]);
});
