import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { user } from '../../testing/user.ts';
import { PostEmbed } from './post-embed.tsx';

it('asks nothing of the platform before somebody wants to see the post', async () => {
  const { container } = renderScreen(<PostEmbed platform="tiktok" id="7301" />);
  expect(container.querySelector('iframe, script, img, link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the post' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Post on TikTok');
  expect(frame.src).toBe('https://www.tiktok.com/player/v1/7301');
  expect(frame).toHaveFocus();
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-forms|allow-modals/);
});

it('offers nothing where the post cannot be framed', () => {
  renderScreen(<PostEmbed platform="facebook" id="1234" />);
  expect(screen.queryByRole('button')).toBeNull();
});
