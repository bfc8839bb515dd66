import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_USES, USAGE_PATH, type Use } from '@cabinet/contracts/usage';
import { buildPlainRemote } from './support/plainRemote.ts';
import { publisherTo } from './support/publisher.ts';
import { freshFolder } from './support/system.ts';
import { expect, test } from './support/test.ts';

// A team with its own tools and repository (docs/decisions/021), and a canary that breaks
// (docs/decisions/025).

const PAGES = { team: { title: { ru: 'Команда', uz: 'Jamoa', en: 'Team' }, needsCard: false } };

let folder: string;

test.beforeEach(() => {
  folder = freshFolder();
});

test.afterEach(({ system }) => {
  rmSync(folder, { recursive: true, force: true });
  publisherTo(system).end();
});

/** Packs the build like a team's pipeline, with a change in its scripts. */
function packed(dist: string, change: (script: string) => string): Buffer {
  const copy = freshFolder();
  cpSync(dist, copy, { recursive: true });
  writeFileSync(join(copy, 'pages.json'), JSON.stringify(PAGES));
  for (const file of globSync('**/*.js', { cwd: copy })) {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  const archive = execFileSync('tar', ['-czf', '-', '-C', copy, '.']);
  rmSync(copy, { recursive: true });
  return archive;
}

test('a team publishes from elsewhere, and its broken canary names its release and is rolled back', {
  tag: '@heavy',
}, async ({ signIn, open, page, problems, request, system }) => {
  problems.allow(/nowhere is not defined/);
  const operator = publisherTo(system);
  const [, token = ''] = await operator.say('token mf-team --author TeamCI');
  const dist = await buildPlainRemote('mf-team', folder);
  const publish = async (query: string, change: (script: string) => string) => {
    const response = await request.post(`/publishing/mf-team${query}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
      data: packed(dist, change),
    });
    const { lines, message } = await response.json();
    return String(lines?.[0] ?? message);
  };

  const live = /^mf-team (\S+) is live\.$/.exec(await publish('', (script) => script))?.[1] ?? '';
  await page.addInitScript(() => localStorage.setItem('SF_BROWSER', 'a'));
  await signIn('student');
  await open('/team');
  await page.getByRole('button', { name: 'Нажато: 0' }).click();
  await expect(page.getByRole('button', { name: 'Нажато: 1' })).toBeVisible();

  const begun = await publish('?percent=99', (script) => script.replaceAll('"Нажато: "', 'nowhere()'));
  const canary = /^mf-team (\S+) is live for 99 % of browsers/.exec(begun)?.[1] ?? '';
  await page.reload();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Раздел не открылся');
  await expect(failure).toContainText(`Версия раздела: mf-team ${canary}`);

  // The browser sends a beacon when the page closes.
  await page.goto('/my/faq');
  const metrics = async () => (await request.get('/metrics')).text();
  await expect.poll(metrics).toContain(`remote_errors_total{remote="mf-team",release="${canary}"} 1`);

  // Simulates the uses of other visitors.
  const others = async (release: string, kind: Use['kind'], count: number) => {
    const use: Use = { remote: 'mf-team', release, kind };
    for (let left = count; left > 0; left -= MOST_USES)
      await request.post(USAGE_PATH, { data: { uses: Array(Math.min(left, MOST_USES)).fill(use) } });
  };
  await others(live, 'load', 100);
  await others(canary, 'load', 60);
  expect((await operator.say('status mf-team')).at(-1)).toMatch(
    /broke in 1 of \d+ pages.*no clear difference$/,
  );
  await others(canary, 'error', 20);

  expect((await operator.say('list')).join('\n')).toMatch(
    /canary \S+ was rolled back .*: it broke in 21 of \d+ pages, and \S+ in 0 of \d+/,
  );
  await open('/team');
  await expect(page.getByRole('button', { name: 'Нажато: 0' })).toBeVisible();
});
