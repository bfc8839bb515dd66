import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Carousel } from './Carousel.tsx';

const WIDTH = 300;

/** What a browser knows and jsdom does not: where slides stand, and that setting the place scrolls. */
async function renderCarousel(pictures = ['Кружка', 'Рюкзак', 'Плед']) {
  const view = await renderUi(
    <Carousel label="Новинки">
      {pictures.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const slides = view.container.querySelectorAll<HTMLElement>('[aria-roledescription="слайд"]');
  const track = slides[0]?.parentElement as HTMLElement;
  slides.forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * WIDTH });
  });
  Object.defineProperties(track, {
    clientWidth: { value: WIDTH },
    scrollWidth: { value: WIDTH * slides.length },
  });
  const press = async (name: string) => {
    await view.user.click(screen.getByRole('button', { name }));
    fireEvent.scroll(track);
  };
  return { ...view, track, press };
}

test('it is a carousel of so many slides, each of which says its place', async () => {
  await renderCarousel();
  expect(screen.getByRole('region', { name: 'Новинки' })).toHaveAttribute('aria-roledescription', 'карусель');
  expect(screen.getByRole('group', { name: '2 из 3' })).toHaveTextContent('Рюкзак');
});

test('buttons turn it, from the last slide to the first and back, and it says where it is', async () => {
  const { press, track } = await renderCarousel();
  await press('Следующий слайд');
  expect(screen.getByRole('status')).toHaveTextContent('2 из 3');
  await press('Следующий слайд');
  expect(track.scrollLeft).toBe(2 * WIDTH);
  await press('Следующий слайд');
  expect(screen.getByRole('status')).toHaveTextContent('1 из 3');
  await press('Предыдущий слайд');
  expect(screen.getByRole('status')).toHaveTextContent('3 из 3');
});

test('a dot leads to its slide', async () => {
  const { press, track } = await renderCarousel();
  await press('Слайд 3');
  expect(track.scrollLeft).toBe(2 * WIDTH);
  expect(screen.getByRole('button', { name: 'Слайд 3' })).toHaveAttribute('aria-current', 'true');
});

test('one slide has nothing to turn', async () => {
  await renderCarousel(['Кружка']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
