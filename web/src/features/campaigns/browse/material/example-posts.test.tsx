import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExamplePosts } from './example-posts.tsx';

const POST = 'https://www.tiktok.com/@ada/video/7301';

it('links to posts, and shows a short link, which nobody has followed, as text', () => {
  render(
    <ExamplePosts
      posts={[
        { url: POST, platform: 'tiktok' },
        { url: 'https://t.co/abc', platform: 'twitter' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([POST]);
  expect(screen.getByText('t.co/abc')).toBeVisible();
});
