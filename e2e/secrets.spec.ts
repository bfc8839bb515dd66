import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { REALM } from './support/signIn.ts';
import { freshFolder } from './support/system.ts';
import { expect, test } from './support/test.ts';

// C5: a browser cannot download any secret.

/** Settings with secrets: the value, and the secret part of the value. */
const SECRETS = {
  SMTP_URL: ['smtp://mailer:canary-mail@127.0.0.1:1', 'canary-mail'],
  SMS_GATEWAY_TOKEN: ['canary-sms', 'canary-sms'],
  SMS_GATEWAY_URL: ['https://sms.test/canary-gateway', 'canary-gateway'],
  AWS_ACCESS_KEY_ID: ['canary-key', 'canary-key'],
  AWS_SECRET_ACCESS_KEY: ['canary-store', 'canary-store'],
} as const;
/**
 * Tokens that browsers need for other services are public (CONTRACT §3, R28). A build must not contain them
 * either.
 */
const TOLD = { SUGGESTIONS_TOKEN: 'canary-suggestions', LANDER_SECRET: 'canary-lander' };
const environment: Record<string, string> = {
  ...TOLD,
  ...Object.fromEntries(Object.entries(SECRETS).map(([name, [value]]) => [name, value])),
};
const HIDDEN = Object.values(SECRETS).map(([, secret]) => secret);

/** Patterns of keys, passwords and tokens of any origin. */
const PATTERNS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@"'`]+:[^\s:/@"'`]+@[\w.-]+/,
  /\bgh[pousr]_\w{36}\b|\bxox[abp]-\w{10,}|\bsk_live_\w{10,}/,
];

test.use({ environment });

function findIn(text: string, secrets: readonly string[]): string[] {
  const patterns = PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...secrets.filter((secret) => text.includes(secret)), ...patterns];
}

/** Returns the text files below a folder that contain a secret, with the secrets. */
function findBelow(folder: string, files: string, secrets: readonly string[]) {
  const texts = globSync(files, { cwd: folder }).filter((file) =>
    /\.(?:m?js|css|html|json|svg|txt|conf|map)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.map(
    (file) => [file, findIn(readFileSync(join(folder, file), 'utf8'), secrets)] as const,
  );
  return found.filter(([, secret]) => secret.length > 0);
}

test('C5 no build, no laid file and no public answer contains a secret', { tag: '@heavy' }, async ({
  request,
  system,
}) => {
  const all = [...HIDDEN, ...Object.values(TOLD)];
  expect(findBelow(root, '{shell,mf-*}/dist/**/*', all)).toEqual([]);

  const folder = freshFolder();
  const env = {
    PATH: process.env.PATH,
    ...environment,
    DATABASE_URL: 'postgres://me:canary-database@127.0.0.1/none',
  };
  execFileSync(process.execPath, ['services/webRoot/main.ts', folder], { cwd: root, env });
  const laid = findBelow(folder, '**/*', [...all, 'canary-database']);
  rmSync(folder, { recursive: true });
  expect(
    laid.filter(([file]) => !/^my\/(?:[^/]+\/)?(?:index|shell)\.html$|^my\/config\.json$/.test(file)),
  ).toEqual([]);
  expect(new Set(laid.flatMap(([, secrets]) => secrets))).toEqual(new Set(Object.values(TOLD)));

  const paths = [
    '/my/remotes.json',
    '/embed/v1.js',
    '/openapi.json',
    '/metrics',
    '/readyz',
    '/sandbox/outbox',
    '/nothing',
  ];
  for (const path of [
    ...paths,
    `${REALM}/certs`,
    '/identity/realms/clients/.well-known/openid-configuration',
  ])
    expect([path, findIn(await (await request.get(system.url + path)).text(), all)]).toEqual([path, []]);
  expect(system.log().filter((line) => findIn(line, all).length > 0)).toEqual([]);
});
