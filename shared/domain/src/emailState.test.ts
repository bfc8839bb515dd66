import { clientKind } from './client.ts';
import { type EmailState, emailBanner, emailModal, looksUpOldEmail, needsReplacement } from './emailState.ts';

type Client = EmailState['client'];

const current: Client = {
  partner_id: '300001',
  bitrix_id: '800001',
  email: 'anna@cabinet.test',
  change_client_email: null,
  change_b24_email: null,
  is_client_email_confirmed: false,
  is_old_email: false,
  old_emails: [],
};
const fresh: Client = { ...current, partner_id: null, bitrix_id: null };
const old: Client = { ...current, is_old_email: true };
const contact = { id: 42 };

const asking = { change_client_email: 'new@cabinet.test' };
const confirmed = { ...asking, is_client_email_confirmed: true };

test.each<[string, Client, boolean]>([
  ['a new client whose e-mail is confirmed', { ...fresh, ...confirmed }, true],
  ['a new client whose e-mail is not confirmed', { ...fresh, ...asking }, false],
  ['a new client who asks for nothing', { ...fresh, is_client_email_confirmed: true }, false],
  ['a new client for whom a manager asks', { ...fresh, change_b24_email: 'x@cabinet.test' }, false],
  ['a current client whose e-mail is confirmed', { ...current, ...confirmed }, false],
  ['an old client whose e-mail is confirmed', { ...old, ...confirmed }, false],
])('§4 the replacement runs for %s: %3$s', (_, client, needed) => {
  expect(needsReplacement(client)).toBe(needed);
});

test.each<[string, Client, EmailState['contact'], boolean]>([
  ['a current client the service does not know', current, null, true],
  ['one it knows', current, contact, false],
  ['one without a bitrix id', { ...current, bitrix_id: null }, null, false],
  ['a new client', fresh, null, false],
  ['an old client', old, null, false],
  ['one whose e-mail will be replaced', { ...fresh, ...confirmed }, null, false],
])('§4 an old e-mail is looked up for %s: %4$s', (_, client, known, isLookedUp) => {
  expect(looksUpOldEmail(client, known)).toBe(isLookedUp);
});

const state = (client: Client, more: Partial<EmailState> = {}): EmailState => ({
  client,
  contact,
  foundEmail: null,
  replacement: null,
  ...more,
});
const both = (own: string, managers: string) => ({
  change_client_email: own,
  change_b24_email: managers,
  is_client_email_confirmed: true,
});

test.each<[string, EmailState, ReturnType<typeof emailBanner>]>([
  ['a current client of whom all is known', state(current), null],
  ['a new client with an unconfirmed change', state({ ...fresh, ...asking }), 'new-unconfirmed'],
  ['a new client whose change is confirmed', state({ ...fresh, ...confirmed }), null],
  [
    'a new client with a manager’s change',
    state({ ...fresh, change_b24_email: 'x@cabinet.test' }),
    'new-by-manager',
  ],
  [
    'a new client with both, unconfirmed',
    state({ ...fresh, ...both('a@cabinet.test', 'b@cabinet.test'), is_client_email_confirmed: false }),
    'new-unconfirmed',
  ],
  ['a current client with an unconfirmed change', state({ ...current, ...asking }), null],
  ['an old client', state(old), 'old-client'],
  ['an old client the service does not know', state(old, { contact: null }), 'old-client'],
  [
    'both e-mails equal and confirmed',
    state({ ...current, ...both('A@cabinet.test', ' a@Cabinet.test') }),
    'needs-registration',
  ],
  [
    'both e-mails equal and not confirmed',
    state({
      ...current,
      ...both('a@cabinet.test', 'a@cabinet.test'),
      is_client_email_confirmed: false,
    }),
    null,
  ],
  [
    'two different e-mails',
    state({ ...current, ...both('a@cabinet.test', 'b@cabinet.test') }),
    'emails-differ',
  ],
  ['a failed replacement', state({ ...fresh, ...confirmed }, { replacement: 'failed' }), 'bad-replace'],
  ['a completed replacement', state({ ...fresh, ...confirmed }, { replacement: 'completed' }), null],
  [
    'e-mails of before, unknown to the service',
    state({ ...current, old_emails: ['was@cabinet.test'] }, { contact: null }),
    'changed-old-emails',
  ],
  ['e-mails of before, known to the service', state({ ...current, old_emails: ['was@cabinet.test'] }), null],
  [
    'another e-mail found by the bitrix id',
    state(current, { contact: null, foundEmail: 'was@cabinet.test' }),
    'changed-other-email',
  ],
  [
    'the same e-mail found by the bitrix id',
    state(current, { contact: null, foundEmail: 'Anna@cabinet.test' }),
    null,
  ],
  ['nothing found by the bitrix id', state(current, { contact: null }), null],
])('§4 the banner with %s', (_, given, banner) => {
  expect(emailBanner(given)).toBe(banner);
});

const byManager = { change_b24_email: 'x@cabinet.test' };

test.each<[string, EmailState, ReturnType<typeof emailModal>]>([
  ['a completed change', state(current, { replacement: 'completed' }), 'completed'],
  [
    'a completed change, though it would be blocked',
    state({ ...current, ...byManager }, { replacement: 'completed' }),
    'completed',
  ],
  ['a manager’s change of a current client', state({ ...current, ...byManager }), 'blocked'],
  ['one whom the service does not know', state({ ...current, ...byManager }, { contact: null }), null],
  ['a new client', state({ ...fresh, ...byManager }), null],
  ['an old client', state({ ...old, ...byManager }), null],
  ['a change the client asked for as well', state({ ...current, ...byManager, ...asking }), null],
  ['a confirmed e-mail', state({ ...current, ...byManager, is_client_email_confirmed: true }), null],
  ['nothing', state(current), null],
])('§4 the dialog with %s', (_, given, modal) => {
  expect(emailModal(given)).toBe(modal);
});

test('§4 in no combination of flags a client is replaced and looked up, or told of another kind of client', () => {
  const values = [null, 'a@cabinet.test', 'b@cabinet.test'];
  const clients = [fresh, current, old].flatMap((kind) =>
    values.flatMap((change_client_email) =>
      values.flatMap((change_b24_email) =>
        [true, false].map((is_client_email_confirmed) => ({
          ...kind,
          change_client_email,
          change_b24_email,
          is_client_email_confirmed,
        })),
      ),
    ),
  );
  expect(clients).toHaveLength(54);
  for (const client of clients) {
    expect(needsReplacement(client) && looksUpOldEmail(client, null)).toBe(false);
    const banner = emailBanner(state(client)) ?? '';
    if (banner.startsWith('new-')) expect(clientKind(client)).toBe('new');
    if (banner === 'old-client' || clientKind(client) === 'old') {
      expect([banner, clientKind(client)]).toEqual(['old-client', 'old']);
    }
  }
});
