import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Carousel } from './Carousel.tsx';

const WIDTH = 300;

/**
 * Simulates layout that jsdom lacks: the offsets of slides, and the scroll event after a change of position.
 */
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

test('a carousel has a name, and each slide says its position', async () => {
  await renderCarousel();
  expect(screen.getByRole('region', { name: 'Новинки' })).toHaveAttribute('aria-roledescription', 'карусель');
  expect(screen.getByRole('group', { name: '2 из 3' })).toHaveTextContent('Рюкзак');
});

test('the buttons move a carousel in a ring, and a status says the position', async () => {
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

test('a dot moves a carousel to its slide', async () => {
  const { press, track } = await renderCarousel();
  await press('Слайд 3');
  expect(track.scrollLeft).toBe(2 * WIDTH);
  expect(screen.getByRole('button', { name: 'Слайд 3' })).toHaveAttribute('aria-current', 'true');
});

test('a carousel with one slide has no buttons', async () => {
  await renderCarousel(['Кружка']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
