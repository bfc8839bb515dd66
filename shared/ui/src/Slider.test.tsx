import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/renderUi.tsx';
import { Slider } from './Slider.tsx';

function Price() {
  const [price, setPrice] = useState(90_000);
  return (
    <Slider
      label="Стоимость семестра"
      hint="Узнай в договоре"
      min={30_000}
      max={180_000}
      step={2_000}
      value={price}
      onChange={setPrice}
      format={(value) => `${value / 1000} тысяч`}
      marks={[{ value: 30_000, text: 'от 30' }]}
    />
  );
}

test('a screen reader announces the label, the value in words and the hint of a slider', async () => {
  await renderUi(<Price />);
  const slider = screen.getByRole('slider', { name: 'Стоимость семестра' });
  expect(slider).toHaveValue('90000');
  expect(slider).toHaveAttribute('aria-valuetext', '90 тысяч');
  expect(slider).toHaveAccessibleDescription('Узнай в договоре');
  expect(screen.getByText('от 30')).toBeInTheDocument();
});

test('a slider reports every move', async () => {
  await renderUi(<Price />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '120000' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '120 тысяч');
  expect(screen.getByText('120 тысяч')).toBeInTheDocument();
});
