import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Barcode } from './Barcode.tsx';
import { QrCode } from './QrCode.tsx';

test('a barcode has a name, its value in words and ten empty modules on either side', async () => {
  await renderUi(<Barcode value="SF-10482-7715" />);
  const code = await screen.findByRole('img', { name: 'Штрихкод SF-10482-7715' });
  const [left, , width] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const bars = [...(code.innerHTML.matchAll(/M(\d+) 0h(\d+)/g) ?? [])].map(
    ([, from, size]) => Number(from) + Number(size),
  );
  expect(left).toBe(-10);
  expect(Math.max(...bars)).toBe(Number(width) - 20);
  expect(screen.getByText('SF-10482-7715')).toBeInTheDocument();
});

test('a value that CODE128 cannot encode appears as text', async () => {
  await renderUi(<Barcode value="Заказ 1" />);
  expect(await screen.findByText('Заказ 1')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a QR code says where it leads', async () => {
  await renderUi(<QrCode value="https://friends.example/k7Qa2mV9" label="QR-код твоей ссылки" />);
  expect(await screen.findByRole('img', { name: 'QR-код твоей ссылки' })).toBeInTheDocument();
});
