import { mayViewAs, staffRole } from './roles.ts';

test.each([
  [['admin'], true],
  [['manager'], true],
  [['tokens-admin'], true],
  [['tokens-manager'], true],
  [['offline_access', 'manager'], true],
  [['Admin'], false],
  [['student'], false],
  [[], false],
])('§6 roles %j may view as another: %s', (roles, may) => {
  expect(mayViewAs(roles)).toBe(may);
});

test.each([
  [['offline_access', 'manager'], 'manager'],
  [['tokens-manager', 'admin'], 'admin'],
  [['student'], null],
])('staff with the roles %j acts as %s', (roles, role) => {
  expect(staffRole(roles)).toBe(role);
});
