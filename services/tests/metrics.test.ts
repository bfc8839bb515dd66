import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addClient, linkCard } from '@cabinet/contracts/crm';
import { createLead } from '@cabinet/contracts/leads';
import { listCards } from '@cabinet/contracts/members';
import { CANCEL_SOURCE, createOrder, sendOrderMessage } from '@cabinet/contracts/orders';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import type { Route } from '@cabinet/contracts/route';
import { physicalCard } from '@cabinet/domain/card';
import { parser } from '@prometheus-io/lezer-promql';
import { load } from 'js-yaml';
import type { Database } from '../kit/database.ts';
import { findMessages } from '../kit/outbox.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { type Input, requestOf } from '../testing/kit/system.ts';

const STICKERS = 32;
const SOLD_OUT = 7;

let db: Database;
let system: Composition;
beforeAll(async () => {
  db = await freshDatabase();
  system = await openComposition(db);
}, 240_000);
afterAll(() => system.close());

async function metrics(): Promise<string> {
  return (await fetch(`${system.url}/metrics`)).text();
}

/** Returns the samples of counters, by name and labels. */
async function samples(): Promise<Map<string, number>> {
  const lines = (await metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const DOMAIN = /^(sign_ins|sign_in_refusals|cards|leads|invitations|orders|tokens|refusals)_/;

/** Returns the increase of the domain counters during an action. */
async function growthOf(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await samples();
  await act();
  const grown = [...(await samples())].map(
    ([name, value]) => [name, value - (before.get(name) ?? 0)] as const,
  );
  return Object.fromEntries(grown.filter(([name, by]) => DOMAIN.test(name) && by !== 0));
}

async function send(route: Route, input: Input, { token, key }: { token?: string; key?: string } = {}) {
  const { method, url, query, payload } = requestOf(route, input);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await fetch(`${system.url}${url}${search}`, {
    method: String(method),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function tokenOf(account: string): Promise<string> {
  return (await system.browser().tokensOf(`${account}@cabinet.test`)).access_token;
}

async function cardOf(token: string) {
  const { body } = await send(listCards, { query: {} }, { token });
  const card = physicalCard(body.cards);
  if (!card) throw new Error('there is no card');
  return card;
}

test('the start and its seed count no events', async () => {
  expect([...(await samples())].filter(([name, value]) => DOMAIN.test(name) && value !== 0)).toEqual([]);
});

test('an order and its cancellation count once, also with repeated requests', async () => {
  const token = await tokenOf('student');
  const { id: cardId } = await cardOf(token);
  const wish = { body: { cardId, prodId: STICKERS, date: '2026-12-01T10:00:00.000Z' } };
  const answers: Array<{ status: number; body: { order: { id: number } } }> = [];
  const buy = async () => answers.push(await send(createOrder, wish, { token, key: 'counted-order' }));
  expect(await growthOf(buy)).toEqual({
    'orders_made_total{kind="product"}': 1,
    'tokens_taken_total{operation="ORDER"}': 150,
  });
  expect(await growthOf(buy)).toEqual({});
  expect(answers[1]).toEqual(answers[0]);

  const params = { orderId: answers[0]?.body.order.id };
  const input = { params, body: { source: CANCEL_SOURCE, message: 'Передумала' } };
  const cancel = () => send(sendOrderMessage, input, { token, key: 'counted-cancellation' });
  expect(await growthOf(cancel)).toEqual({
    'orders_cancelled_total{kind="product"}': 1,
    'tokens_added_total{operation="CANCEL_ORDER"}': 150,
  });
  expect(await growthOf(cancel)).toEqual({});
});

test('a refused order counts as a refusal with its code, and not as an order', async () => {
  const token = await tokenOf('student');
  const { id: cardId } = await cardOf(token);
  const wish = { body: { cardId, prodId: SOLD_OUT, date: '2026-12-01T10:00:00.000Z' } };
  expect(await growthOf(() => send(createOrder, wish, { token }))).toEqual({
    'refusals_total{code="out_of_stock"}': 1,
  });
});

test('sign-ins and refused passwords are counted', async () => {
  expect(await growthOf(() => tokenOf('student'))).toEqual({ sign_ins_total: 1 });
  const wrong = () => system.browser().typePassword('student@cabinet.test', 'wrong');
  expect(await growthOf(wrong)).toEqual({ 'sign_in_refusals_total{reason="wrong"}': 1 });
});

test('a lead and its invitation count once, and a second lead about the friend counts no invitation', async () => {
  const { cardNumber } = await cardOf(await tokenOf('student'));
  const lead = (mergelead: string) => ({
    body: {
      land: 'sf_referral',
      sourceName: 'WEB',
      utm_source: 'test',
      payload: { mergelead, partner: cardNumber, name: 'Нодира', phone: '+998901110077' },
    },
  });
  const first = () => send(createLead, lead('SFcounted1'), { key: 'counted-lead' });
  expect(await growthOf(first)).toEqual({ 'leads_total{source="landing"}': 1, invitations_total: 1 });
  expect(await growthOf(first)).toEqual({});
  const second = () => send(createLead, lead('SFcounted2'));
  expect(await growthOf(second)).toEqual({ 'leads_total{source="landing"}': 1 });
});

test('a card and its welcome bonus count once', async () => {
  const token = await tokenOf('newcomer');
  await send(addClient, { body: {} }, { token });
  await send(sendPhoneCode, { body: { phone: '+79160001177' } }, { token });
  const [message] = await findMessages(db, '+79160001177');
  await send(checkPhoneCode, { query: { code: Number(message?.code) } }, { token });
  const link = () => send(linkCard, { body: {} }, { token, key: 'counted-card' });
  expect(await growthOf(link)).toEqual({
    cards_issued_total: 1,
    'tokens_added_total{operation="WELCOME"}': 250,
  });
  expect(await growthOf(link)).toEqual({});
});

const DOCS = join(__dirname, '../../docs');
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');

function metricsTold(): string[] {
  const section = read('operations.md').split('\n## Metrics\n')[1]?.split('\n## ')[0] ?? '';
  return section.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('`')[1] ?? ''] : []));
}

async function metricsServed(): Promise<string[]> {
  const lines = (await metrics()).split('\n').filter((line) => line.startsWith('# TYPE '));
  return lines.map((line) => line.split(' ')[2] ?? '');
}

test('docs/operations.md lists exactly the exported metrics', async () => {
  const served = await metricsServed();
  const own = served.filter((name) => !name.startsWith('nodejs_') && !name.startsWith('process_'));
  const told = metricsTold().filter((name) => db.pool || name !== 'database_connections');
  expect(told.sort()).toEqual(own.sort());
});

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook: string };
}
const { groups } = load(read('deployment/prometheus/rules.yml')) as { groups: Array<{ rules: Rule[] }> };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert);
const dashboard: { panels: Array<{ title: string; targets: Array<{ expr: string }> }> } = JSON.parse(
  read('deployment/grafana/dashboard.json'),
);

/** Returns the metrics that an expression reads. */
function metricsIn(expression: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector')
        found.push(expression.slice(from, to));
    },
  });
  return found;
}

/** Metrics of Prometheus itself, and of the backup job. */
const FROM_ELSEWHERE = ['up', 'cabinet_backup_success_timestamp_seconds'];

test('rules and dashboard read only existing metrics', async () => {
  const names = [...(await metricsServed()), ...metricsTold()];
  const histograms = ['bucket', 'count', 'sum'].flatMap((part) =>
    ['http_request_duration_seconds', 'remote_load_seconds'].map((name) => `${name}_${part}`),
  );
  const known = new Set([...names, ...histograms, ...rules.map(({ record }) => record), ...FROM_ELSEWHERE]);
  const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(
    ({ expr }) => expr,
  );
  const used = expressions.flatMap(metricsIn);
  expect(used).toEqual(expect.arrayContaining(['up', 'refusals_total', 'cabinet:errors:ratio_rate5m']));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('each alert has a severity, a summary, a section of docs/operations.md and unit tests', () => {
  const lines = read('operations.md').split('\n');
  const headings = lines.slice(lines.indexOf('## Alerts')).filter((line) => line.startsWith('### '));
  const { tests } = load(read('deployment/prometheus/rules.test.yml')) as { tests: Array<{ name: string }> };
  expect(alerts.map(({ labels, annotations }) => [labels?.severity, annotations?.summary])).toEqual(
    alerts.map(() => [expect.stringMatching(/^(critical|warning)$/), expect.any(String)]),
  );
  expect(alerts.map(({ alert, annotations }) => [`### ${alert}`, annotations?.runbook])).toEqual(
    headings.map((line) => [line, `docs/operations.md#${line.slice(4).toLowerCase()}`]),
  );
  expect(tests.map(({ name }) => name)).toEqual(
    alerts.flatMap(({ alert }) => [`${alert} fires`, `${alert} stays silent`]),
  );
});
