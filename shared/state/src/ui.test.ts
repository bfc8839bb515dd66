import { store } from './store.ts';
import {
  confirm,
  confirmDialogAtom,
  dismissToast,
  infoDialogAtom,
  showInfo,
  showToast,
  toastsAtom,
} from './ui.ts';

afterEach(() => {
  store.set(toastsAtom, []);
  jest.restoreAllMocks();
});

test('§9 a toast is by default a success with a check for 3 s', () => {
  showToast({ message: 'Ссылка скопирована' });
  expect(store.get(toastsAtom)).toMatchObject([
    { message: 'Ссылка скопирована', color: 'success', icon: 'check', timer: 3000 },
  ]);
});

test('§9 a toast of any other colour has the alert icon', () => {
  showToast({ message: 'Произошла ошибка!', color: 'error', timer: 6000 });
  expect(store.get(toastsAtom)).toMatchObject([{ icon: 'alert', timer: 6000 }]);
});

test('the same toast appears only once', () => {
  showToast({ message: 'Произошла ошибка!', color: 'error' });
  showToast({ message: 'Произошла ошибка!', color: 'error' });
  showToast({ message: 'Другая', color: 'error' });
  expect(store.get(toastsAtom).map(({ message }) => message)).toEqual(['Произошла ошибка!', 'Другая']);
});

test('a dismissed toast disappears and the others stay', () => {
  showToast({ message: 'Первый' });
  showToast({ message: 'Второй' });
  const [first] = store.get(toastsAtom);
  dismissToast(first?.id ?? 0);
  expect(store.get(toastsAtom).map(({ message }) => message)).toEqual(['Второй']);
});

test('§4 toasts are suppressed while offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showToast({ message: 'Произошла ошибка!', color: 'error' });
  expect(store.get(toastsAtom)).toEqual([]);
});

test.each([true, false])('§4 the confirm dialog answers %s and resets', async (answer) => {
  const confirmed = confirm({ title: 'Списать 900 токенов?', text: 'Термос' });
  const question = store.get(confirmDialogAtom);
  expect(question).toMatchObject({ title: 'Списать 900 токенов?', text: 'Термос' });
  question?.close(answer);
  await expect(confirmed).resolves.toBe(answer);
  expect(store.get(confirmDialogAtom)).toBeNull();
});

test('a second question answers the first question with no', async () => {
  const first = confirm({ title: 'Первый?', text: '' });
  const second = confirm({ title: 'Второй?', text: '' });
  await expect(first).resolves.toBe(false);
  expect(store.get(confirmDialogAtom)?.title).toBe('Второй?');
  store.get(confirmDialogAtom)?.close(true);
  await expect(second).resolves.toBe(true);
});

test('an info dialog stays until it is closed', () => {
  showInfo({ title: 'Ошибка', message: 'Не удалось загрузить' });
  expect(store.get(infoDialogAtom)?.message).toBe('Не удалось загрузить');
});

test('§4 the button of an info dialog runs its callback, and the dialog closes', () => {
  const onButton = jest.fn(() => expect(store.get(infoDialogAtom)).not.toBeNull());
  showInfo({ title: 'Ошибка', message: 'Страница устарела', button: 'обновить', onButton, persistent: true });
  const info = store.get(infoDialogAtom);
  expect(info).toMatchObject({ button: 'обновить', persistent: true });
  info?.onButton?.();
  expect(onButton).toHaveBeenCalledTimes(1);
  expect(store.get(infoDialogAtom)).toBeNull();

  showInfo({ title: 'Другое', message: '' });
  expect(store.get(infoDialogAtom)).toEqual({ title: 'Другое', message: '' });
});
