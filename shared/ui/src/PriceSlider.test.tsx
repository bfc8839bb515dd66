import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/renderUi.tsx';
import { PriceSlider } from './PriceSlider.tsx';

async function choose(value = 28000) {
  const onChange = jest.fn();
  function Filter() {
    const [price, setPrice] = useState(value);
    const change = (next: number) => {
      onChange(next);
      setPrice(next);
    };
    return <PriceSlider label="Цена до" max={30000} step={50} value={price} onChange={change} />;
  }
  const { user } = await renderUi(<Filter />);
  return { user, onChange, field: screen.getByRole('textbox'), range: screen.getByRole('slider') };
}

test('slider and field have one name and one value, and a screen reader reads the value in groups', async () => {
  const { field, range } = await choose();
  expect(field).toHaveAccessibleName('Цена до');
  expect(range).toHaveAccessibleName('Цена до');
  expect(field).toHaveDisplayValue('28\u00a0000');
  expect(range).toHaveAttribute('aria-valuetext', '28\u00a0000');
});

test('the slider reports a price when the participant releases the thumb, and not during the drag', async () => {
  const { range, onChange } = await choose();
  fireEvent.change(range, { target: { value: '12000' } });
  fireEvent.change(range, { target: { value: '9000' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(range);
  expect(onChange.mock.calls).toEqual([[9000]]);
});

test('the field reports a typed price at Enter', async () => {
  const { user, field, onChange } = await choose();
  await user.clear(field);
  await user.type(field, '4 900{Enter}');
  expect(onChange.mock.calls).toEqual([[4900]]);
  expect(field).toHaveDisplayValue('4\u00a0900');
});

test('the field limits a price to the highest, and ignores empty input', async () => {
  const { user, field, onChange } = await choose(1000);
  await user.clear(field);
  await user.tab();
  expect(field).toHaveDisplayValue('1\u00a0000');
  await user.clear(field);
  await user.type(field, '99000');
  await user.tab();
  expect(onChange.mock.calls).toEqual([[30000]]);
});
