import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Bubble } from './bubble.tsx';

function say(text: string): [string | null, string | null][] {
  renderScreen(<Bubble own={false} author="Olive" text={text} attachments={[]} at={new Date()} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('shows addresses in a message as links to where they lead', () => {
  const address = 'https://example.com/a?b=1';
  expect(say(`Look at ${address}, please.`)).toEqual([[address, address]]);
});

it('shows a host in letters that look alike as the one it is', () => {
  const address = 'https://xn--dubloon-9ig.com/help';
  expect(say('Log in at https://d\u043eubloon.com/help.')).toEqual([[address, address]]);
});

it('makes no link of an address with a user name, which would say that it is another', () => {
  expect(say('Log in at https://doubloon.com@evil.example/help.')).toEqual([]);
});
