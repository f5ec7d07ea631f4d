import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { emit } from '../../../testing/emit.ts';
import { Avatar } from './avatar.tsx';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

it('shows no picture without one and for an address that is none', () => {
  expect(pictureIn(renderScreen(<Avatar name="Ada Lovelace" src={null} />).container)).toBeNull();
  expect(pictureIn(renderScreen(<Avatar name="Ada Lovelace" src="data:image/png;base64,AA" />).container)).toBeNull();
});

it('tries a picture that does not load once more, then falls back', () => {
  const { container } = renderScreen(<Avatar name="Ada Lovelace" src="https://example.com/ada.png" />);
  const first = pictureIn(container);
  emit.error(first as Element);
  const second = pictureIn(container);
  expect(second).not.toBe(first);
  emit.error(second as Element);
  expect(pictureIn(container)).toBeNull();
  expect(container.textContent).toBe('AL');
});

it.each([
  ['Lina Tan', 'LT'],
  ['Kopi & Kin', 'KK'],
  ['ada', 'A'],
  ['Mary Ann van Dyke', 'MD'],
  ['\u{1D538}da', '\u{1D538}'],
])('shows the initials of %s without a picture', (name, initials) => {
  expect(renderScreen(<Avatar name={name} src={null} />).container.textContent).toBe(initials);
});

it('shows the default icon for somebody without a name', () => {
  const { container } = renderScreen(<Avatar name="" src={null} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('svg')).not.toBeNull();
});

it('shows the initials of somebody in one colour in every size, and not everybody in the same', () => {
  const colourOf = (name: string, size: '8' | '24') => {
    const { container } = renderScreen(<Avatar name={name} src={null} size={size} />);
    return [...(container.querySelector('[aria-hidden]')?.classList ?? [])].find((word) => /^bg_/.test(word));
  };
  const people = ['Lina Tan', 'Noah Lim', 'Sofia Rahman', 'Ravi Menon', 'Kopi & Kin', 'Peak Gear'];
  const colours = people.map((name) => colourOf(name, '8'));
  expect(people.map((name) => colourOf(name, '24'))).toEqual(colours);
  expect(new Set(colours).size).toBeGreaterThan(2);
});
