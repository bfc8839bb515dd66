import { emailChangeMessage } from './emailChange.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = '2026-11-20T10:00:01Z';
const nothing = { is_client_email_confirmed: false, change_client_email: null, change_b24_email: null };
const asked = { ...nothing, change_client_email: 'new@cabinet.test' };
const byManager = { ...nothing, change_b24_email: 'new@cabinet.test' };
const fresh = { is_client_email_confirmed: false, current_attempts: 0, total_attempts: 5, deadline: later };

test.each([
  ['(1) confirmed at the client', { ...asked, is_client_email_confirmed: true }, null, 'confirmed'],
  ['(1) confirmed at the attempt', asked, { ...fresh, is_client_email_confirmed: true }, 'confirmed'],
  ['(2) nothing pending', nothing, null, 'enter'],
  ['(2) nothing pending, an old attempt', nothing, { ...fresh, current_attempts: 5 }, 'enter'],
  ['(3) asked for by a manager', byManager, null, 'manager'],
  ['(3) asked for by both', { ...byManager, change_client_email: 'x@cabinet.test' }, fresh, 'manager'],
  ['(4) the deadline is now', asked, { ...fresh, deadline: now.toISOString() }, 'deadline'],
  ['(4) before (5)', asked, { ...fresh, deadline: '2026-11-19T10:00:00Z', current_attempts: 5 }, 'deadline'],
  ['(4) epoch seconds (R26)', asked, { ...fresh, deadline: 1_795_000_000 }, 'deadline'],
  ['(5) all attempts used', asked, { ...fresh, current_attempts: 5 }, 'attempts'],
  ['(6) one attempt left', asked, { ...fresh, current_attempts: 4 }, 'pending'],
  ['(6) no deadline', asked, { ...fresh, deadline: null }, 'pending'],
  ['(6) nothing known about the attempts', asked, null, 'pending'],
])('§4 e-mail change %s', (_, client, info, name) => {
  expect(emailChangeMessage(client, info, now).name).toBe(name);
});

test.each([
  ['confirmed', { ...asked, is_client_email_confirmed: true }, fresh, []],
  ['enter', nothing, fresh, []],
  ['manager', byManager, fresh, []],
  ['deadline', asked, { ...fresh, deadline: '2026-11-19T10:00:00Z' }, ['canCancel', 'canResend']],
  ['attempts', asked, { ...fresh, current_attempts: 5 }, ['isError']],
  ['pending', asked, fresh, ['canCancel', 'canRepeat']],
])('§4 what the message "%s" allows', (_, client, info, flags) => {
  const message = emailChangeMessage(client, info, now);
  expect(
    Object.entries(message)
      .flatMap(([name, value]) => (value === true ? name : []))
      .sort(),
  ).toEqual(flags.sort());
});
