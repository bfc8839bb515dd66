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

/** A browser whose clipboard and sheet do this. */
function aBrowser(work: () => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: work } });
  Object.defineProperty(navigator, 'share', { configurable: true, value: work });
}

test('a link is copied', async () => {
  aBrowser(async () => {});
  await expect(copyLink(LINK)).resolves.toBe(true);
  expect(reports).toEqual([]);
});

test('a link is copied by the browser’s older command where the clipboard is closed', async () => {
  aBrowser(() => Promise.reject(new Error('denied')));
  const clipboardData = { setData: jest.fn() };
  const execCommand = () => document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
  Object.assign(document, { execCommand });
  await expect(copyLink(LINK)).resolves.toBe(true);
  expect(clipboardData.setData).toHaveBeenCalledWith('text/plain', LINK);
  expect(reports).toEqual([]);
});

test('§8 a link that cannot be copied or shared is reported only, with its place', async () => {
  const denied = new Error('denied');
  aBrowser(() => Promise.reject(denied));
  await expect(copyLink(LINK)).resolves.toBe(false);
  await shareLink(LINK, 'Поступай вместе со мной');
  expect(reports).toEqual([
    { error: denied, place: 'copy-link' },
    { error: denied, place: 'share-link' },
  ]);
});

test('a sheet that is closed again is no failure', async () => {
  aBrowser(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareLink(LINK, 'Поступай вместе со мной');
  expect(reports).toEqual([]);
});
