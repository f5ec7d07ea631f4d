import { AffiliateLinkView } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { AffiliateCard } from './affiliate-card.tsx';

const LINKS = 'GET /affiliates';
const TO_MAYA = `${LINKS}?creatorId=maya`;
const card = <AffiliateCard creatorId="maya" creatorName="Maya" rewardPercent={10} />;
const link = AffiliateLinkView.encode({
  id: 'link1',
  creatorId: 'maya',
  creatorName: 'Maya',
  code: 'abcdefghijklmnopqrstuvwx',
  url: 'https://doubloon.example/r/abcdefghijklmnopqrstuvwx',
  rewardPercent: 10,
  clicks: 3,
  signUps: 1,
  createdAt: new Date(0),
});

beforeEach(() => useSession.setState({ status: 'signedIn', user: aPerson(), token: null }));

it('asks for the link to this creator alone, however many others there are', async () => {
  answerApi({ [LINKS]: { json: [], headers: { 'x-next-cursor': 'more' } }, [TO_MAYA]: { json: [link] } });
  renderScreen(card);
  expect(await screen.findByRole('heading', { name: 'Your referral link' })).toBeVisible();
});

it('says that the link could not be loaded, and shows it once it is', async () => {
  const answers: Parameters<typeof answerApi>[0] = { [LINKS]: { status: 500, json: { message: 'Away' } } };
  answerApi(answers);
  renderScreen(card);
  expect(await screen.findByText('Failed to load your referral link')).toBeVisible();
  answers[TO_MAYA] = { json: [link] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your referral link' })).toBeVisible();
});

it('offers a link to those who have none', async () => {
  answerApi({ [TO_MAYA]: { json: [] } });
  renderScreen(card);
  expect(await screen.findByRole('button', { name: 'Add to my affiliates dashboard' })).toBeVisible();
});
