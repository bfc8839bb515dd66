import { listContacts } from '@cabinet/contracts/members';
import { PHOTO_SIZE, removePhoto, savePhoto } from '@cabinet/contracts/photo';
import sharp from 'sharp';
import { onEachDatabase } from '../../testing/kit/onEachDatabase.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

/** A photo of a red wall with a blue floor. */
const aPhoto = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: 'blue' } },
      gravity: 'south',
    },
  ]);
let JPEG: Buffer;
let PNG: Buffer;
let WEBP: Buffer;
beforeAll(async () => {
  JPEG = await aPhoto().jpeg().toBuffer();
  PNG = await aPhoto().png().toBuffer();
  WEBP = await aPhoto().webp().toBuffer();
});

onEachDatabase((open) => {
  let stage: Stage;
  let system: TestSystem;
  let student: TestCaller;
  beforeAll(async () => {
    stage = stageOf(await open('seeded'));
    system = await startServices(stage);
    student = system.as('student');
  }, 240_000);
  afterAll(() => system.close());
  afterEach(() => jest.useRealTimers());

  const bodyOf = (bytes: Buffer) => ({ body: { data: bytes.toString('base64') } });
  const imgUrlOf = async (caller: TestCaller) =>
    (await caller.get(listContacts, { query: {} })).contacts[0]?.imgUrl;
  const load = (url: string) => system.app.inject({ url });

  /** Returns the stored photo for a file. */
  async function keep(bytes: Buffer): Promise<Buffer> {
    const { imgUrl } = await student.get(savePhoto, bodyOf(bytes));
    return (await load(imgUrl)).rawPayload;
  }
  /** Returns the red, green and blue values in the middle of the upper and the lower half. */
  async function coloursOf(picture: Buffer): Promise<number[][]> {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return [0.25, 0.75].map((part) => {
      const pixel =
        (Math.floor(info.height * part) * info.width + Math.floor(info.width / 2)) * info.channels;
      return [...data.subarray(pixel, pixel + 3)].map((value) => Math.round(value / 255));
    });
  }
  const RED_ABOVE_BLUE = [
    [1, 0, 0],
    [0, 0, 1],
  ];

  test.each([
    ['JPEG', () => JPEG],
    ['PNG', () => PNG],
    ['WebP', () => WEBP],
  ])('a photo in %s is stored as a square of WebP', (_, file) =>
    stage.rehearse(async () => {
      const { imgUrl } = await student.get(savePhoto, bodyOf(file()));
      const { statusCode, headers, rawPayload } = await load(imgUrl);
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/webp' });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(await coloursOf(rawPayload)).toEqual(RED_ABOVE_BLUE);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      });
      expect(await imgUrlOf(student)).toBe(imgUrl);
    }),
  );

  test('a stored photo keeps only the pixels, without the place or hidden data', () =>
    stage.rehearse(async () => {
      const taken = await aPhoto()
        .jpeg()
        // The phone was upside down.
        .withExif({
          IFD0: { Copyright: 'CANARY' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 18/1 0/1' },
        })
        .withMetadata({ orientation: 3 })
        .toBuffer();
      const kept = await keep(Buffer.concat([taken, Buffer.from('<script>CANARY</script>')]));
      expect(kept.includes('CANARY')).toBe(false);
      const { exif, xmp, icc, orientation } = await sharp(kept).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(await coloursOf(kept)).toEqual(RED_ABOVE_BLUE.toReversed());
    }));

  test.each([
    ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>')],
    ['a page with the signature of JPEG', () => Buffer.from('ffd8ff3c7363726970743e', 'hex')],
    ['a drawing with the signature of PNG', () => Buffer.concat([PNG.subarray(0, 8), Buffer.from('<svg/>')])],
    ['an animation', () => Buffer.from('GIF89a')],
    ['a sound with the signature of WebP', () => Buffer.from('524946462400000057415645', 'hex')],
    ['a truncated JPEG', () => JPEG.subarray(0, JPEG.length / 2)],
    ['a truncated PNG', () => PNG.subarray(0, PNG.length / 2)],
    ['a truncated WebP', () => WEBP.subarray(0, WEBP.length / 2)],
    ['more than 2 MiB', () => Buffer.concat([JPEG, Buffer.alloc(PHOTO_SIZE)])],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused as a photo', async (_, file) => {
    expect(await student.ask(savePhoto, bodyOf(file()))).toMatchObject({ status: 400 });
    expect(await imgUrlOf(student)).toBeNull();
  });

  const REFUSED = { status: 400, body: { errorCode: 'bad_photo', error: expect.stringContaining('24') } };

  test('D1 a small file of more than 24 megapixels is refused', async () => {
    const bomb = await sharp({ create: { width: 6_000, height: 4_001, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(PHOTO_SIZE);
    expect(await student.ask(savePhoto, bodyOf(bomb))).toMatchObject(REFUSED);
  });

  test('D1 a PNG with 16 bits a channel is refused', async () => {
    const deep = await aPhoto().toColourspace('rgb16').png().toBuffer();
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' });
    expect(await student.ask(savePhoto, bodyOf(deep))).toMatchObject(REFUSED);
  });

  test('D1 photos above the queue limit are refused with 503, and the next photo is stored', () =>
    stage.rehearse(async () => {
      const large = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => student.ask(savePhoto, bodyOf(large))),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(answers.length);
      for (const { status, body, headers } of refused) {
        expect({ status, errorCode: body.errorCode }).toEqual({ status: 503, errorCode: 'busy' });
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(await student.ask(savePhoto, bodyOf(JPEG))).toMatchObject({ status: 200 });
    }));

  test.each(['data:image/png;base64,iVBORw0KGgo=', 'не base64', '****'])(
    '%j is refused as a file',
    async (data) => {
      expect(await student.ask(savePhoto, { body: { data } })).toMatchObject({ status: 400 });
    },
  );

  test('a new photo has a new URL, and the old URL stops working', () =>
    stage.rehearse(async () => {
      const first = (await student.get(savePhoto, bodyOf(JPEG))).imgUrl;
      const second = (await student.get(savePhoto, bodyOf(PNG))).imgUrl;
      expect(second).not.toBe(first);
      expect((await load(first)).statusCode).toBe(404);
      await student.get(removePhoto, {});
      expect((await load(second)).statusCode).toBe(404);
      expect(await imgUrlOf(student)).toBeNull();
    }));

  test('only the participant and the viewing staff receive the URL of a photo', () =>
    stage.rehearse(async () => {
      const { imgUrl } = await student.get(savePhoto, bodyOf(JPEG));
      const query = { email: 'student@cabinet.test' };
      expect((await system.as('manager').get(listContacts, { query })).contacts[0]?.imgUrl).toBe(imgUrl);
      expect(await system.as('poor').ask(listContacts, { query })).toMatchObject({ status: 403 });
      expect(await imgUrlOf(system.as('poor'))).toBeNull();
    }));

  test('a photo URL cannot be guessed or extended, and expires after two hours', () =>
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

  test('a repeated key saves one photo (L3)', () =>
    stage.rehearse(async () => {
      const first = await student.get(savePhoto, bodyOf(JPEG), 'photo-intent-1');
      expect(await student.get(savePhoto, bodyOf(JPEG), 'photo-intent-1')).toEqual(first);
      expect(await student.ask(savePhoto, bodyOf(PNG), 'photo-intent-1')).toMatchObject({ status: 422 });
    }));
});
