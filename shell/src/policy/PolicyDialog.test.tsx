import { ReadableStream } from 'node:stream/web';
import { isPolicyOpenAtom } from '@cabinet/state/policy';
import { type Report, receiveReports } from '@cabinet/state/report';
import { store } from '@cabinet/state/store';
import { renderRemote } from '@cabinet/testing/renderRemote';
import ru from '../locales/ru.json' with { type: 'json' };
import { PolicyDialog } from './PolicyDialog.tsx';

// Editors of the main site write the text, and the cabinet's team does not review it.

const FAILED = 'Не удалось загрузить контент политики';
const KIB = 1024;

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  receiveReports((report) => reports.push(report));
});
afterEach(() => {
  store.set(isPolicyOpenAtom, false);
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'fetch');
});

interface Answer {
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  type?: string;
}

/** Sets the response of the main site. */
function answerWith({ parts, type = 'text/html; charset=utf-8' }: Answer): void {
  const headers = new Headers({ 'content-type': type });
  const fetch = async () => ({ ok: true, status: 200, headers, body: ReadableStream.from(parts) });
  Object.assign(window, { fetch });
}

const utf8 = (text: string) => [new TextEncoder().encode(text)];

/** Opens the dialog on a page of the cabinet. */
async function openPolicy(answer: Answer) {
  answerWith(answer);
  store.set(isPolicyOpenAtom, true);
  const messages = { ru, uz: async () => ({ default: ru }), en: async () => ({ default: ru }) };
  const Routes = () => (
    <>
      <h1>Вопросы</h1>
      <PolicyDialog />
    </>
  );
  return renderRemote({ contract: 1, messages, Routes }, { name: 'shell' });
}

test.each([
  ['130,000 line breaks', '<br>'.repeat(130_000)],
  ['40,000 texts between comments', 'a<!---->'.repeat(40_000)],
])('D5 a policy of %s shows the failure text in its dialog only', async (_what, html) => {
  const { user, getByRole, findByText } = await openPolicy({ parts: utf8(html) });
  expect(await findByText(FAILED)).toBeVisible();
  expect(getByRole('heading', { name: 'Вопросы' })).toBeVisible();
  expect(reports).toMatchObject([{ place: 'policy' }]);

  answerWith({ parts: utf8('<p>Мы храним имя.</p>') });
  await user.click(getByRole('button', { name: 'Повторить' }));
  expect(await findByText('Мы храним имя.')).toBeVisible();
});

test('D5 a render error in the policy shows the failure text in its dialog only', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const body = jest.spyOn(Document.prototype, 'body', 'get').mockImplementation(function (this: Document) {
    if (this !== document) throw new Error('It broke');
    return this.querySelector('body') as HTMLElement;
  });
  const answer = { parts: utf8('<p>Мы храним имя.</p>') };
  const { user, getByRole, findByText } = await openPolicy(answer);
  expect(await findByText(FAILED)).toBeVisible();
  expect(getByRole('heading', { name: 'Вопросы' })).toBeVisible();
  expect(reports).toMatchObject([{ place: 'policy', error: { message: 'It broke' } }]);

  body.mockRestore();
  await user.click(getByRole('button', { name: 'Повторить' }));
  expect(await findByText('Мы храним имя.')).toBeVisible();
});

test('D5 a policy in windows-1251 is readable', async () => {
  // "Мы храним имя" in windows-1251.
  const text = Uint8Array.from([0xcc, 0xfb, 32, 0xf5, 0xf0, 0xe0, 0xed, 0xe8, 0xec, 32, 0xe8, 0xec, 0xff]);
  const { findByText } = await openPolicy({ parts: [text], type: 'text/html; charset="Windows-1251"' });
  expect(await findByText('Мы храним имя')).toBeVisible();
});

test.each([
  ['does not name its charset', 'text/html'],
  ['names an unknown charset', 'text/html; charset=klingon'],
])('D5 a policy that %s and is not UTF-8 shows the failure text', async (_what, type) => {
  const { findByText } = await openPolicy({ parts: [Uint8Array.from([0xcc, 0xfb])], type });
  expect(await findByText(FAILED)).toBeVisible();
});

test('D5 the dialog stops the download of a 50 MB policy after half a megabyte', async () => {
  let sent = 0;
  function* parts() {
    for (; sent < 50 * KIB; sent += 64) yield new Uint8Array(64 * KIB).fill(120);
  }
  const { findByText } = await openPolicy({ parts: parts() });
  expect(await findByText(FAILED)).toBeVisible();
  expect(sent).toBeLessThan(KIB);
});
