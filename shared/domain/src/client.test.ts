import { clientKind, clientUpdate, isStudent } from './client.ts';

test.each([
  ['without university ids', { partner_id: null, bitrix_id: null, is_old_email: false }, 'new'],
  ['with a partner id', { partner_id: 7, bitrix_id: null, is_old_email: false }, 'current'],
  ['with a Bitrix id', { partner_id: null, bitrix_id: '9', is_old_email: false }, 'current'],
  ['with a previous e-mail', { partner_id: 7, bitrix_id: '9', is_old_email: true }, 'old'],
  ['with only a previous e-mail', { partner_id: null, bitrix_id: null, is_old_email: true }, 'old'],
] as const)('§3 clientKind: a client %s is %3$s', (_, client, kind) => {
  expect(clientKind(client)).toBe(kind);
});

const known = { partner_id: 9001, bitrix_id: 7001 };
const actual = { partnerId: 9001, bitrixId: 7001 };

test.each([
  ['nothing if both ids match', known, actual, null],
  ['nothing if both ids match as text', { partner_id: '9001', bitrix_id: '7001' }, actual, null],
  ['only the id that differs', { ...known, partner_id: 1 }, actual, { partner_id: 9001 }],
  [
    'both ids if the CRM has none',
    { partner_id: null, bitrix_id: null },
    actual,
    { partner_id: 9001, bitrix_id: 7001 },
  ],
  ['no id that the loyalty service lacks', { ...known, partner_id: 1 }, { ...actual, partnerId: null }, null],
  ['an id of 0', { partner_id: null, bitrix_id: 7001 }, { ...actual, partnerId: 0 }, { partner_id: 0 }],
])('§4 the sync update carries %s', (_, client, contact, update) => {
  expect(clientUpdate(client, contact)).toEqual(update);
});

const deal = (stageId: string) => ({ id: 1, docNum: null, partnerId: null, stageId });

test.each([
  ['an unknown person', null, false],
  ['a contact without deals', { hasWin: false, deals: null }, false],
  ['a contact with an unpaid deal', { hasWin: false, deals: [deal('NEW')] }, false],
  ['a contact with a paid and an unpaid deal', { hasWin: false, deals: [deal('NEW'), deal('WON')] }, true],
  ['a contact with hasWin', { hasWin: true, deals: null }, true],
])('§3 isStudent: %s is a student: %3$s', (_, contact, expected) => {
  expect(isStudent(contact)).toBe(expected);
});
