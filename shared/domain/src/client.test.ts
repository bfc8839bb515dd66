import { clientKind, clientUpdate, isStudent } from './client.ts';

test.each([
  ['without ids of the university', { partner_id: null, bitrix_id: null, is_old_email: false }, 'new'],
  ['with one of the ids', { partner_id: 7, bitrix_id: null, is_old_email: false }, 'current'],
  ['with the other one', { partner_id: null, bitrix_id: '9', is_old_email: false }, 'current'],
  ['with an e-mail of before', { partner_id: 7, bitrix_id: '9', is_old_email: true }, 'old'],
  ['with nothing but an e-mail of before', { partner_id: null, bitrix_id: null, is_old_email: true }, 'old'],
] as const)('§3 clientKind: a client %s is %3$s', (_, client, kind) => {
  expect(clientKind(client)).toBe(kind);
});

const known = { partner_id: 9001, bitrix_id: 7001 };
const actual = { partnerId: 9001, bitrixId: 7001 };

test.each([
  ['nothing, when the CRM knows both', known, actual, null],
  ['nothing, when it knows them as text', { partner_id: '9001', bitrix_id: '7001' }, actual, null],
  ['only the one that differs', { ...known, partner_id: 1 }, actual, { partner_id: 9001 }],
  [
    'both, when the CRM knows none',
    { partner_id: null, bitrix_id: null },
    actual,
    { partner_id: 9001, bitrix_id: 7001 },
  ],
  [
    'nothing that the loyalty service does not know',
    { ...known, partner_id: 1 },
    { ...actual, partnerId: null },
    null,
  ],
  [
    'an id of 0, which is one',
    { partner_id: null, bitrix_id: 7001 },
    { ...actual, partnerId: 0 },
    { partner_id: 0 },
  ],
])('§4 the sync update carries %s', (_, client, contact, update) => {
  expect(clientUpdate(client, contact)).toEqual(update);
});

const deal = (stageId: string) => ({ id: 1, docNum: null, partnerId: null, stageId });

test.each([
  ['nobody the service knows', null, false],
  ['a contact without deals', { hasWin: false, deals: null }, false],
  ['a contact with a deal that is not paid', { hasWin: false, deals: [deal('NEW')] }, false],
  ['a contact with a paid deal among others', { hasWin: false, deals: [deal('NEW'), deal('WON')] }, true],
  ['a contact of whom the service says so', { hasWin: true, deals: null }, true],
])('§3 isStudent: %s is a student: %3$s', (_, contact, expected) => {
  expect(isStudent(contact)).toBe(expected);
});
