import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { Bubble } from './bubble.tsx';

function say(text: string, trusted = true): [string | null, string | null][] {
  renderScreen(<Bubble own={false} author="Olive" trusted={trusted} text={text} attachments={[]} at={new Date()} />);
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

it('shows addresses of people who are not verified as text, and look-alikes as what they are', () => {
  expect(say('Log in at https://d\u043eubloon.com/help.', false)).toEqual([]);
  expect(screen.getByText('Log in at https://xn--dubloon-9ig.com/help.')).toBeVisible();
});

it('shows a post’s address as a link, whoever has written it', () => {
  const post = 'https://www.tiktok.com/@ada/video/7301';
  expect(say(`Here is ${post}.`, false)).toEqual([[post, post]]);
});

it('makes no link of an address with a user name, which would say that it is another', () => {
  expect(say('Log in at https://doubloon.com@evil.example/help.')).toEqual([]);
});

const file = (fileName: string, fileType: string) => ({
  fileName,
  fileType,
  fileSize: 1200,
  storagePath: `messages/${fileName}`,
  downloadURL: `https://files.example/${fileName}`,
});

it('shows the pictures of a message large, one after the other', async () => {
  const attachments = [file('a.png', 'image/png'), file('notes.txt', 'text/plain'), file('b.png', 'image/png')];
  renderScreen(<Bubble own={false} author="Olive" trusted text="" attachments={attachments} at={new Date()} />);
  await user.click(screen.getByRole('button', { name: 'Enlarge b.png' }));
  const last = await screen.findByRole('dialog', { name: 'b.png' });
  expect(within(last).getByRole('status').textContent).toBe('2 / 2');
  await user.click(within(last).getByRole('button', { name: 'Previous picture' }));
  expect(await screen.findByRole('dialog', { name: 'a.png' })).toBeVisible();
});

it('says that our team has removed a file, and leads nowhere', () => {
  const attachments = [{ ...file('a.png', 'image/png'), removed: true }, file('notes.txt', 'text/plain')];
  renderScreen(<Bubble own={false} author="Olive" trusted text="" attachments={attachments} at={new Date()} />);
  expect(screen.getByText('a.png was removed by our team.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enlarge a.png' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('offers no others beside a message’s only picture', async () => {
  renderScreen(
    <Bubble own={false} author="Olive" trusted text="" attachments={[file('a.png', 'image/png')]} at={new Date()} />,
  );
  await user.click(screen.getByRole('button', { name: 'Enlarge a.png' }));
  expect(await screen.findByRole('dialog', { name: 'a.png' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
});
