import { clientKind, isEmailSettled } from './client.ts';
import { type EmailFacts, emailScreen } from './emailScreen.ts';

const now = new Date('2026-11-20T10:00:00Z');
const FUTURE = '2026-11-20T10:00:01Z';
const PAST = '2026-11-19T10:00:00Z';

type Client = EmailFacts['client'];
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
const asked = { change_client_email: 'new@cabinet.test' };
const attempts = {
  is_client_email_confirmed: false,
  current_attempts: 0,
  total_attempts: 5,
  deadline: FUTURE,
};

const FLAGS = {
  partner_id: [null, '300001'],
  bitrix_id: [null, '800001'],
  is_old_email: [false, true],
  change_client_email: [null, 'a@cabinet.test'],
  change_b24_email: [null, ' A@Cabinet.test', 'b@cabinet.test'],
  is_client_email_confirmed: [false, true],
  old_emails: [[], ['was@cabinet.test']],
  contact: [null, { id: 42 }],
  foundEmail: [null, 'Anna@cabinet.test', 'was@cabinet.test'],
  replacement: [null, 'completed', 'failed'],
  hasInfo: [false, true],
  isConfirmedThere: [false, true],
  deadline: [null, FUTURE, PAST],
  current_attempts: [0, 5],
} as const;
type Flags = { [Name in keyof typeof FLAGS]: (typeof FLAGS)[Name][number] };

/** All combinations. Without attempts, the attempt flags have only one value. */
function everyCase(): Flags[] {
  let cases: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(FLAGS)) {
    cases = cases.flatMap((flags) => values.map((value) => ({ ...flags, [name]: value })));
  }
  return (cases as Flags[]).filter(
    ({ hasInfo, isConfirmedThere, deadline, current_attempts: used }) =>
      hasInfo || (!isConfirmedThere && deadline === null && used === 0),
  );
}

function factsOf({ contact, foundEmail, replacement, ...flags }: Flags): EmailFacts {
  const { hasInfo, isConfirmedThere, deadline, current_attempts, old_emails, ...client } = flags;
  const info = {
    is_client_email_confirmed: isConfirmedThere,
    current_attempts,
    total_attempts: 5,
    deadline,
  };
  return {
    client: { email: 'anna@cabinet.test', old_emails: [...old_emails], ...client },
    contact,
    foundEmail,
    replacement,
    info: hasInfo ? info : null,
  };
}

/** The rows of §4, word by word: each row has a name and its condition. The first true row counts. */
type Rows = readonly (readonly [name: string, isSo: boolean])[];
const first = (rows: Rows) => rows.find(([, isSo]) => isSo)?.[0] ?? null;

function specified(flags: Flags) {
  const isOld = flags.is_old_email;
  const isNew = !isOld && flags.partner_id === null && flags.bitrix_id === null;
  const isCurrent = !isOld && !isNew;
  const own = flags.change_client_email !== null;
  const managers = flags.change_b24_email !== null;
  const isEqual = own && flags.change_b24_email === ' A@Cabinet.test';
  const isConfirmed = flags.is_client_email_confirmed;
  const isUnknown = flags.contact === null;
  const needsReplacement = isNew && own && isConfirmed;

  return {
    name: first([
      ['confirmed', isConfirmed || flags.isConfirmedThere],
      ['enter', !own && !managers],
      ['manager', managers],
      ['deadline', flags.deadline === PAST],
      ['attempts', flags.current_attempts === 5],
      ['pending', true],
    ]),
    banner: first([
      ['new-unconfirmed', isNew && own && !isConfirmed],
      ['new-by-manager', isNew && managers],
      ['old-client', isOld],
      ['needs-registration', isEqual && isConfirmed],
      ['emails-differ', own && managers && !isEqual],
      ['bad-replace', flags.replacement === 'failed'],
      ['changed-old-emails', isUnknown && flags.old_emails.length > 0],
      ['changed-other-email', isUnknown && flags.foundEmail === 'was@cabinet.test'],
    ]),
    modal: first([
      ['completed', flags.replacement === 'completed'],
      ['blocked', !isUnknown && isCurrent && managers && !own && !isConfirmed],
    ]),
    needsReplacement,
    looksUpOldEmail: isUnknown && isCurrent && flags.bitrix_id !== null && !needsReplacement,
  };
}

const ACTIONS: Record<string, string[]> = {
  confirmed: [],
  enter: [],
  manager: [],
  deadline: ['canCancel', 'canResend'],
  attempts: ['isError'],
  pending: ['canCancel', 'canRepeat'],
};

describe('§4 emailScreen', () => {
  const cases = everyCase();

  test(`emailScreen follows the specification in all ${cases.length.toLocaleString('en')} combinations of its flags`, () => {
    const wrong = cases.filter((flags) => {
      const { message, ...screen } = emailScreen(factsOf(flags), now);
      const expected = specified(flags);
      const isSo = Object.entries({ ...screen, name: message.name }).every(
        ([member, value]) => expected[member as keyof typeof expected] === value,
      );
      const allowed = Object.entries(message).flatMap(([flag, value]) => (value === true ? flag : []));
      return !isSo || allowed.sort().join() !== ACTIONS[message.name]?.join();
    });
    expect(cases).toHaveLength(44_928);
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('emailScreen never contradicts itself, and every message, banner and modal occurs', () => {
    const seen = { message: new Set(), banner: new Set(), modal: new Set() };
    const contradictions = cases.filter((flags) => {
      const facts = factsOf(flags);
      const { message, banner, modal, ...does } = emailScreen(facts, now);
      seen.message.add(message.name);
      seen.banner.add(banner);
      seen.modal.add(modal);
      const kind = clientKind(facts.client);
      return (
        (does.needsReplacement && does.looksUpOldEmail) ||
        (does.needsReplacement && message.name !== 'confirmed') ||
        (banner?.startsWith('new-') && kind !== 'new') ||
        (banner === 'old-client') !== (kind === 'old') ||
        (banner?.startsWith('changed-') && facts.contact !== null) ||
        (modal === 'blocked' && !['manager', 'confirmed'].includes(message.name))
      );
    });
    expect(contradictions.slice(0, 3)).toEqual([]);
    expect([seen.message.size, seen.banner.size, seen.modal.size]).toEqual([6, 8 + 1, 2 + 1]);
  });

  test('emailScreen shows and does nothing if the e-mail is settled', () => {
    const settled = cases
      .filter(({ replacement }) => replacement === null)
      .map(factsOf)
      .filter(({ client, contact = null }) => isEmailSettled(client, contact));
    expect(settled.length).toBeGreaterThan(100);
    for (const facts of settled)
      expect(emailScreen(facts, now)).toMatchObject({
        banner: null,
        modal: null,
        needsReplacement: false,
        looksUpOldEmail: false,
      });
  });
});

test.each<[string, string, Partial<EmailFacts>]>([
  ['confirmed', 'that was just confirmed', { info: { ...attempts, is_client_email_confirmed: true } }],
  ['deadline', 'whose deadline is now', { info: { ...attempts, deadline: now.toISOString() } }],
  [
    'deadline',
    'whose deadline is in epoch seconds (R26)',
    { info: { ...attempts, deadline: 1_795_000_000 } },
  ],
  ['pending', 'with one attempt left', { info: { ...attempts, current_attempts: 4 } }],
  ['attempts', 'with more attempts than allowed', { info: { ...attempts, current_attempts: 9 } }],
  ['pending', 'with unknown attempts', {}],
])('§4 emailScreen shows the message %s for a change %s', (name, _, facts) => {
  expect(emailScreen({ client: { ...current, ...asked }, ...facts }, now).message.name).toBe(name);
});

test('§4 emailScreen treats an empty text as no requested e-mail', () => {
  const client = { ...fresh, change_client_email: '', change_b24_email: '', is_client_email_confirmed: true };
  expect(emailScreen({ client }, now)).toMatchObject({ banner: null, modal: null, needsReplacement: false });
});
