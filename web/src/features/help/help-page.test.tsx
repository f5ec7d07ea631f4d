import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HelpPage } from './help-page.tsx';
import { helpTopics, topicsWith } from './help-topics.ts';
import { payingRule, viewsRule } from '../../shared/text/payouts.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fill, user } from '../../testing/user.ts';

const questions = (words: string) => topicsWith(words).flatMap(({ entries }) => entries.map(({ id }) => id));

it('answers each question at one place, which has the id of its address', () => {
  const ids = helpTopics.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  renderScreen(<HelpPage />, '/help');
  for (const id of ids) expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
});

it('has the whole rule behind “How views count”', () => {
  renderScreen(<HelpPage />, '/help');
  const answer = within(screen.getByRole('article', { name: 'How views count' }));
  expect(answer.getByText(viewsRule)).toBeVisible();
  expect(answer.getByText(payingRule)).toBeVisible();
});

it('finds words in questions, in answers and in the names of topics', () => {
  expect(questions('cpm')).toEqual(['cpm']);
  expect(questions('screenshots')).toContain('proofs');
  expect(questions('disagreements')).toEqual(['appeals', 'disputes', 'wrong-figures']);
  expect(questions('zzzz')).toEqual([]);
});

it('narrows to what is typed, says how many answers there are, and shows all again', async () => {
  renderScreen(<HelpPage />, '/help');
  await fill(screen.getByRole('searchbox', { name: 'Search' }), 'refund wait');
  const found = questions('refund wait');
  expect(found).toContain('waiting-refunds');
  expect(await screen.findByText(`${found.length} answers`)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(found.length);
  await fill(screen.getByRole('searchbox', { name: 'Search' }), 'zzzz');
  expect(await screen.findByText('No answer found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(await screen.findByRole('article', { name: 'How views count' })).toBeVisible();
});

it('shows the first answer and folds the others up, until one is pressed or found', async () => {
  renderScreen(<HelpPage />, '/help');
  const foldOf = (name: string) => screen.getByRole('article', { name }).querySelector('details');
  expect(foldOf('How views count')).toHaveAttribute('open');
  expect(foldOf('I cannot sign in.')).not.toHaveAttribute('open');
  await user.click(screen.getByText('I cannot sign in.'));
  expect(foldOf('I cannot sign in.')).toHaveAttribute('open');
  await fill(screen.getByRole('searchbox', { name: 'Search' }), 'screenshots');
  await screen.findByText(/^\d+ answers?$/);
  for (const found of screen.getAllByRole('article')) expect(found.querySelector('details')).toHaveAttribute('open');
});

it('leads to the question that the address names, and to somebody who answers', async () => {
  renderScreen(<HelpPage />, '/help#holds');
  const held = screen.getByRole('article', { name: 'Why is a payment held?' });
  await waitFor(() => expect(held).toHaveFocus());
  expect(held.querySelector('details')).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: /^support@/ }).getAttribute('href')).toMatch(/^mailto:support@/);
  expect(screen.getByRole('link', { name: 'See what works now' })).toHaveAttribute('href', '/status');
});
