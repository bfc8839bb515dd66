import { act, screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { PhoneText } from './PhoneText.tsx';

test.each([
  ['+79164802217', '+7 916 480 22 17'],
  ['+37477123456', '+374 77 123456'],
  ['8 (495) 000-00-01', '+7 495 000 00 01'],
])('%s appears as digits first, and grouped after the numbering plans load', async (phone, text) => {
  await renderUi(<PhoneText phone={phone} />);
  expect(screen.getByText(phone)).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a phone far below the window does not load the numbering plans', async () => {
  let comeNear: (() => void) | undefined;
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  const { IntersectionObserver } = globalThis;
  Object.assign(globalThis, { IntersectionObserver: Observer });
  try {
    await renderUi(<PhoneText phone="+37477123456" />);
    await act(() => import('./phone/plans.ts'));
    expect(screen.getByText('+37477123456')).toBeVisible();
    act(() => comeNear?.());
    expect(await screen.findByText('+374 77 123456')).toBeVisible();
  } finally {
    Object.assign(globalThis, { IntersectionObserver });
  }
});
