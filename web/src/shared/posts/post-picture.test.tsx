import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { emit } from '../../testing/emit.ts';
import { PostPicture } from './post-picture.tsx';

const show = () => renderScreen(<PostPicture src="https://files.test/post.webp" platform="facebook" by="Ada" />);

it('names the post that it shows, in a room that is there before it has loaded', () => {
  const { container } = show();
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Picture of the post on Facebook by Ada' });
  expect(picture.src).toBe('https://files.test/post.webp');
  expect(picture.style.objectFit).toBe('contain');
  expect(picture.parentElement?.classList.contains('asp_4_/_5')).toBe(true);
  expect(container.querySelectorAll('iframe, script, link')).toHaveLength(0);
});

it('says so when it could not be loaded', () => {
  show();
  const picture = () => screen.getByRole('img');
  emit.error(picture());
  emit.error(picture());
  expect(
    screen.getByRole('img', { name: 'Picture of the post on Facebook by Ada, could not be loaded' }),
  ).toBeVisible();
});
