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
])('§6 mayViewAs for the roles %j returns %s', (roles, may) => {
  expect(mayViewAs(roles)).toBe(may);
});

test.each([
  [['offline_access', 'manager'], 'manager'],
  [['tokens-manager', 'admin'], 'admin'],
  [['student'], null],
])('staffRole for the roles %j returns %s', (roles, role) => {
  expect(staffRole(roles)).toBe(role);
});
