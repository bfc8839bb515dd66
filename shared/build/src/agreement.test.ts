import { type Brings, misfits, type Needs } from '../../../services/publishing/agreement.ts';
import { agreementOf } from './agreement.ts';
import { remoteNames } from './workspace.ts';

const { brings } = agreementOf('shell') as { brings: Brings };

test('the shell says what it brings', () => {
  expect(brings.contract).toBe(1);
  expect(Object.keys(brings.shared)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@cabinet/shared']),
  );
  expect(brings.exports).toEqual(
    expect.arrayContaining(['Button', 'default', 'useRouteData', 'useTranslation']),
  );
  expect(brings.languages).toEqual(['en', 'ru', 'uz']);
  expect(brings.kitTexts).toContain('cancel');
});

test.each(remoteNames)('%s as it is now can be published to the shell as it is now', (name) => {
  const { needs } = agreementOf(name) as { needs: Needs };
  expect(Object.keys(needs.shared).length).toBeGreaterThan(3);
  expect(needs.imports).toContain('useTranslation');
  expect(needs.texts.ru).toBeGreaterThan(3);
  expect(misfits(needs, brings)).toEqual([]);
});

test('a remote needs the texts of the parts that it carries itself', () => {
  const { needs } = agreementOf('mf-profile') as { needs: Needs };
  expect(needs.kitTexts).toContain('chart.accrued');
});

test('a remote needs what its contracts are written in, and what its icons are made with', () => {
  const { needs } = agreementOf('mf-orders') as { needs: Needs };
  expect(needs.imports).toEqual(expect.arrayContaining(['object', 'picklist', 'createLucideIcon']));
  expect(needs.imports).not.toContain('InferOutput');
});
