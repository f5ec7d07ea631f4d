import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { aWorkOnTheWire } from '../../testing/wire/media.ts';

const COUNT = '/applications/getnumberofapplications/cmp_1';
const WORKS = '/media/user/u_1?limit=2';

function bring(answers: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'first-answers';
  element.textContent = JSON.stringify(answers);
  document.head.append(element);
}

/** Loaded anew, because what a page has brought is read once per page. */
async function openPage() {
  vi.resetModules();
  const { request, requestPage } = await import('./request.ts');
  const { useSession } = await import('../state/session.ts');
  const { countApplications } = await import('@doubloon/contract/applications/operations.ts');
  const { listMedia } = await import('@doubloon/contract/media/operations.ts');
  return {
    useSession,
    count: () => request(countApplications, { params: { campaignId: 'cmp_1' } }),
    works: () => requestPage(listMedia, { params: { id: 'u_1' }, query: { limit: 2 } }),
  };
}

const openFor = (milliseconds: number) => void vi.spyOn(performance, 'now').mockReturnValue(milliseconds);

beforeEach(() => openFor(1_000));
afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById('first-answers')?.remove();
});

it('takes an answer that the page has brought once, and asks the API from then on', async () => {
  bring({ [COUNT]: { json: { count: 3 } } });
  const calls = answerApi({ [`GET ${COUNT}`]: { json: { count: 4 } } });
  const { count } = await openPage();
  await expect(count()).resolves.toEqual({ count: 3 });
  expect(calls).toEqual([]);
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('decodes what was brought as if it had been sent, and knows where its next page begins', async () => {
  bring({ [WORKS]: { json: [aWorkOnTheWire()], nextCursor: 'more' } });
  answerApi({});
  const { works } = await openPage();
  await expect(works()).resolves.toMatchObject({
    items: [{ uploadDate: new Date('2026-05-04T08:00:00.000Z') }],
    nextCursor: 'more',
  });
});

it('asks for whoever is signed in: others may see less', async () => {
  bring({ [COUNT]: { json: { count: 3 } } });
  answerApi({ [`GET ${COUNT}`]: { json: { count: 4 } } });
  const { count, useSession } = await openPage();
  useSession.setState({ token: 'the-token' });
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('asks when the page has been open for a while, and when it has brought nothing', async () => {
  bring({ [COUNT]: { json: { count: 3 } } });
  answerApi({ [`GET ${COUNT}`]: { json: { count: 4 } } });
  const { count } = await openPage();
  openFor(31_000);
  await expect(count()).resolves.toEqual({ count: 4 });
  document.getElementById('first-answers')?.remove();
  const other = await openPage();
  await expect(other.count()).resolves.toEqual({ count: 4 });
});
