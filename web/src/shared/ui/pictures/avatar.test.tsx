import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { emit } from '../../../testing/emit.ts';
import { Avatar } from './avatar.tsx';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

it('shows the default icon without a picture and for an address that is none', () => {
  expect(pictureIn(renderScreen(<Avatar src={null} />).container)).toBeNull();
  expect(pictureIn(renderScreen(<Avatar src="data:image/png;base64,AA" />).container)).toBeNull();
});

it('tries a picture that does not load once more, then falls back', () => {
  const { container } = renderScreen(<Avatar src="https://example.com/ada.png" />);
  const first = pictureIn(container);
  emit.error(first as Element);
  const second = pictureIn(container);
  expect(second).not.toBe(first);
  emit.error(second as Element);
  expect(pictureIn(container)).toBeNull();
});
