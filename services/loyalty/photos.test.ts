import { listContacts } from '@cabinet/contracts/loyalty';
import { PHOTO_SIZE, removePhoto, savePhoto } from '@cabinet/contracts/photo';
import { onEachDatabase } from '../kit/testing/onEachDatabase.ts';
import { type Stage, stageOf } from '../kit/testing/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../kit/testing/system.ts';

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const WEBP = Buffer.from('524946462400000057454250565038', 'hex');

onEachDatabase((open) => {
  let stage: Stage;
  let system: TestSystem;
  let student: TestCaller;
  beforeAll(async () => {
    stage = stageOf(await open());
    system = await startServices(stage);
    student = system.as('student');
  }, 60_000);
  afterAll(() => system.close());
  afterEach(() => jest.useRealTimers());

  const bodyOf = (bytes: Buffer) => ({ body: { data: bytes.toString('base64') } });
  const imgUrlOf = async (caller: TestCaller) =>
    (await caller.get(listContacts, { query: {} })).contacts[0]?.imgUrl;
  const load = (url: string) => system.app.inject({ url });

  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
    ['image/jpeg', Buffer.concat([JPEG, Buffer.alloc(PHOTO_SIZE - JPEG.length, 7)])],
  ])('a photo is kept as it came: %s', (type, bytes) =>
    stage.rehearse(async () => {
      const { imgUrl } = await student.get(savePhoto, bodyOf(bytes));
      const { statusCode, headers, rawPayload } = await load(imgUrl);
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type });
      expect(rawPayload.equals(bytes)).toBe(true);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      });
      expect(await imgUrlOf(student)).toBe(imgUrl);
    }),
  );

  test.each([
    ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['an animation', Buffer.from('GIF89a')],
    ['a sound that begins like WebP', Buffer.from('524946462400000057415645', 'hex')],
    ['more than 2 MiB', Buffer.concat([JPEG, Buffer.alloc(PHOTO_SIZE)])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is no photo', async (_, bytes) => {
    expect(await student.ask(savePhoto, bodyOf(bytes))).toMatchObject({ status: 400 });
    expect(await imgUrlOf(student)).toBeNull();
  });

  test.each(['data:image/png;base64,iVBORw0KGgo=', 'не base64', '****'])('%j is no file', async (data) => {
    expect(await student.ask(savePhoto, { body: { data } })).toMatchObject({ status: 400 });
  });

  test('another photo has another address, and the old one shows nothing', () =>
    stage.rehearse(async () => {
      const first = (await student.get(savePhoto, bodyOf(JPEG))).imgUrl;
      const second = (await student.get(savePhoto, bodyOf(PNG))).imgUrl;
      expect(second).not.toBe(first);
      expect((await load(first)).statusCode).toBe(404);
      await student.get(removePhoto, {});
      expect((await load(second)).statusCode).toBe(404);
      expect(await imgUrlOf(student)).toBeNull();
    }));

  test('only the participant and the staff who looks at them are told the address', () =>
    stage.rehearse(async () => {
      const { imgUrl } = await student.get(savePhoto, bodyOf(JPEG));
      const query = { email: 'student@cabinet.test' };
      expect((await system.as('manager').get(listContacts, { query })).contacts[0]?.imgUrl).toBe(imgUrl);
      expect(await system.as('poor').ask(listContacts, { query })).toMatchObject({ status: 403 });
      expect(await imgUrlOf(system.as('poor'))).toBeNull();
    }));

  test('an address is neither guessed nor stretched, and it opens nothing after two hours', () =>
    stage.rehearse(async () => {
      const { imgUrl } = await student.get(savePhoto, bodyOf(JPEG));
      const address = new URL(imgUrl, 'http://cabinet.test');
      const changed = (name: string, value: string) => {
        const url = new URL(address);
        url.searchParams.set(name, value);
        return url.pathname + url.search;
      };
      const later = String(Number(address.searchParams.get('until')) + 1);
      for (const url of [
        address.pathname,
        changed('until', later),
        changed('until', 'x'),
        changed('sign', 'x'),
      ]) {
        expect((await load(url)).statusCode).toBe(404);
      }
      jest.useFakeTimers({
        now: Date.now() + 2 * 60 * 60 * 1000 + 1,
        doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
      });
      expect((await load(imgUrl)).statusCode).toBe(404);
    }));

  test('the same key saves once (L3)', () =>
    stage.rehearse(async () => {
      const first = await student.get(savePhoto, bodyOf(JPEG), 'photo-intent-1');
      expect(await student.get(savePhoto, bodyOf(JPEG), 'photo-intent-1')).toEqual(first);
      expect(await student.ask(savePhoto, bodyOf(PNG), 'photo-intent-1')).toMatchObject({ status: 422 });
    }));
});
