import { copyLink, shareLink } from './referral.ts';
import { type Report, receiveReports } from './report.ts';

const LINK = 'https://friends.test/invite?referral=a1b2c3';
let reports: Report[] = [];
receiveReports((report) => reports.push(report));

beforeEach(() => {
  reports = [];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(document, 'execCommand');
});

/** Simulates the browser's clipboard and share sheet. */
function aBrowser(work: () => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: work } });
  Object.defineProperty(navigator, 'share', { configurable: true, value: work });
}

test('the browser copies a link', async () => {
  aBrowser(async () => {});
  await expect(copyLink(LINK)).resolves.toBe(true);
  expect(reports).toEqual([]);
});

test('the older command copies a link if the clipboard is not available', async () => {
  aBrowser(() => Promise.reject(new Error('denied')));
  const clipboardData = { setData: jest.fn() };
  const execCommand = () => document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
  Object.assign(document, { execCommand });
  await expect(copyLink(LINK)).resolves.toBe(true);
  expect(clipboardData.setData).toHaveBeenCalledWith('text/plain', LINK);
  expect(reports).toEqual([]);
});

test('§8 a link that cannot be copied or shared is only reported, with its place', async () => {
  const denied = new Error('denied');
  aBrowser(() => Promise.reject(denied));
  await expect(copyLink(LINK)).resolves.toBe(false);
  await shareLink(LINK, 'Поступай вместе со мной');
  expect(reports).toEqual([
    { error: denied, place: 'copy-link' },
    { error: denied, place: 'share-link' },
  ]);
});

test('a share sheet that closes without a choice is not a failure', async () => {
  aBrowser(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareLink(LINK, 'Поступай вместе со мной');
  expect(reports).toEqual([]);
});
