import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi, holdAnswers } from '../../testing/answer-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DRAFT_PAUSE_MS, firstDraftsQuery, useKeptText } from './use-kept-text.ts';
import { eventually } from '../../testing/eventually.ts';
import { fill, user } from '../../testing/user.ts';

function Form({ uid = 'u1' }: { uid?: string }) {
  const { found, keep, discard } = useKeptText(uid, 'form');
  return (
    <>
      <p>{found === undefined ? 'looking' : (found ?? 'nothing')}</p>
      <input aria-label="Text" onChange={({ target }) => keep(target.value)} />
      <button onClick={() => discard()}>Discard</button>
    </>
  );
}
function Visits() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Open again</button>
      <Form key={visit} />
    </>
  );
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (value: string) => fill(screen.getByLabelText('Text'), value);
const pause = () => act(() => vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS));
const written = (calls: { call: string; body: unknown }[]) => calls.filter(({ call }) => !call.startsWith('GET'));
const saved = { key: 'form', text: 'from my phone', updatedAt: '2026-11-20T00:00:00.000Z' };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('useKeptText', () => {
  it('finds what another device has kept, and nothing when the server does not answer', async () => {
    answerApi({ 'GET /drafts': { json: [saved] } });
    renderScreen(<Form />);
    expect(screen.getByText('looking')).toBeVisible();
    expect(await screen.findByText('from my phone')).toBeVisible();
    cleanup();
    answerApi({});
    renderScreen(<Form />);
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('finds what another tab has kept since it was last asked', async () => {
    const answers: Parameters<typeof answerApi>[0] = { 'GET /drafts': { json: [] } };
    answerApi(answers);
    renderScreen(<Visits />);
    expect(await screen.findByText('nothing')).toBeVisible();
    answers['GET /drafts'] = { json: [saved] };
    const answer = holdAnswers();
    await press('Open again');
    expect(screen.getByText('looking')).toBeVisible();
    answer();
    expect(await screen.findByText('from my phone')).toBeVisible();
  });

  it('does not find again what is just being thrown away', async () => {
    const kept = [saved];
    const thrownAway = {
      get json() {
        kept.pop();
        return { success: true };
      },
    };
    answerApi({ 'GET /drafts': { json: kept }, 'DELETE /drafts/form': thrownAway });
    renderScreen(<Visits />);
    expect(await screen.findByText('from my phone')).toBeVisible();
    await press('Discard');
    await press('Open again');
    await screen.findByText('nothing');
    expect(screen.queryByText('from my phone')).toBeNull();
  });

  it('does not find it when the list is asked for ahead, either, before the server has thrown it away', async () => {
    const kept = [saved];
    const thrownAway = {
      get json() {
        kept.pop();
        return { success: true };
      },
    };
    answerApi({ 'GET /drafts': { json: kept }, 'DELETE /drafts/form': thrownAway });
    const { client } = renderScreen(<Visits />);
    expect(await screen.findByText('from my phone')).toBeVisible();
    const answer = holdAnswers('DELETE');
    await press('Discard');
    void client.prefetchQuery(firstDraftsQuery('u1'));
    // Long enough for an answer.
    await act(() => vi.advanceTimersByTimeAsync(100));
    await press('Open again');
    expect(screen.getByText('looking')).toBeVisible();
    answer();
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('keeps a text in this tab at once and at the server once somebody pauses', async () => {
    const calls = answerApi({ 'GET /drafts': { json: [] }, 'PUT /drafts/form': { json: saved } });
    renderScreen(<Form />);
    await screen.findByText('nothing');
    await user.type(screen.getByLabelText('Text'), 'Aho');
    expect(sessionStorage.getItem('loot_draft_form')).toContain('Aho');
    expect(written(calls)).toEqual([]);
    await pause();
    expect(written(calls)).toEqual([{ call: 'PUT /drafts/form', body: { text: 'Aho' } }]);
  });

  it('sends what is waiting when the form is left, and shows it to its author only', async () => {
    const calls = answerApi({ 'GET /drafts': { json: [] }, 'PUT /drafts/form': { json: saved } });
    renderScreen(<Form />);
    await screen.findByText('nothing');
    await type('Ahoy');
    cleanup();
    await eventually(() => expect(written(calls)).toHaveLength(1));
    renderScreen(<Form />);
    expect(screen.getByText('Ahoy')).toBeVisible();
    cleanup();
    renderScreen(<Form uid="u2" />);
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('sends what is waiting when the page itself is left', async () => {
    const calls = answerApi({ 'GET /drafts': { json: [] }, 'PUT /drafts/form': { json: saved } });
    renderScreen(<Form />);
    await screen.findByText('nothing');
    await type('Ahoy');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await eventually(() => expect(written(calls)).toEqual([{ call: 'PUT /drafts/form', body: { text: 'Ahoy' } }]));
    await pause();
    expect(written(calls)).toHaveLength(1);
  });

  it('keeps what the server has no room for in this tab alone', async () => {
    const calls = answerApi({ 'GET /drafts': { json: [] } });
    renderScreen(<Form />);
    await type('x'.repeat(5001));
    await pause();
    expect(written(calls)).toEqual([]);
    expect(sessionStorage.getItem('loot_draft_form')).toContain('xxx');
  });

  it('forgets everywhere, also what was about to be sent', async () => {
    const calls = answerApi({ 'GET /drafts': { json: [] }, 'DELETE /drafts/form': { json: { success: true } } });
    renderScreen(<Form />);
    await type('Ahoy');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await pause();
    expect(written(calls).map(({ call }) => call)).toEqual(['DELETE /drafts/form']);
    expect(sessionStorage.length).toBe(0);
  });
});
