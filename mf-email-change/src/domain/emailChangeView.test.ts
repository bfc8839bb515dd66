import { aClient, anEmailConfirmation } from '@cabinet/testing/builders';
import { emailChangeView } from './emailChangeView.ts';

const now = new Date('2026-11-20T10:00:00Z');
const asked = aClient({ change_client_email: 'new@cabinet.test' });

test.each([
  ['no attempts before a change', aClient(), anEmailConfirmation(), null],
  [
    'no attempts while a manager changes the e-mail',
    aClient({ change_b24_email: 'x@cabinet.test' }),
    anEmailConfirmation(),
    null,
  ],
  [
    'the remaining attempts of a pending change',
    asked,
    anEmailConfirmation({ current_attempts: 2 }),
    { left: 3, total: 5 },
  ],
  [
    'no negative number of attempts',
    asked,
    anEmailConfirmation({ current_attempts: 9 }),
    { left: 0, total: 5 },
  ],
  ['no attempts if the CRM does not count them', asked, null, null],
  [
    'no attempts after the deadline',
    asked,
    anEmailConfirmation({ current_attempts: 2, deadline: '2026-11-19T10:00:00Z' }),
    null,
  ],
])('emailChangeView: %s', (_, client, info, attempts) => {
  expect(emailChangeView(client, info, now).attempts).toEqual(attempts);
});

test.each([
  ['the one that the participant requested', asked, 'new@cabinet.test'],
  [
    'the one that the manager requested',
    aClient({ change_b24_email: 'b24@cabinet.test' }),
    'b24@cabinet.test',
  ],
  ['null without a change', aClient(), null],
])('emailChangeView: the new e-mail is %s', (_, client, email) => {
  expect(emailChangeView(client, null, now).newEmail).toBe(email);
});
