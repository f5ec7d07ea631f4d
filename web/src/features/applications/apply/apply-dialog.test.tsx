import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_PAUSE_MS } from '../../../shared/drafts/use-kept-text.ts';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { ApplyDialog } from './apply-dialog.tsx';

const two = { cover_letter: true, relevant_experience: false, years_of_experience: true, formal_training: false };
const none = { ...two, cover_letter: false, years_of_experience: false };
const submit = () => user.click(screen.getByRole('button', { name: 'Submit Application' }));
const onClose = vi.fn();
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const sent = (calls: { call: string }[]) => calls.filter(({ call }) => call === 'POST /applications');

beforeEach(() => {
  onClose.mockClear();
  sessionStorage.clear();
  saveSession('t', aPerson());
  answerApi({});
});

describe('ApplyDialog', () => {
  it('names everything left blank at once in the marketplace, and sends nothing', async () => {
    const calls = answerApi({});
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    await fill(screen.getByLabelText('Cover Letter'), '   ');
    await submit();
    await waitFor(() =>
      expect(alerts()).toContain('Please fill in the following required fields: Cover Letter, Years of Experience'),
    );
    await waitFor(() => expect(screen.getByLabelText('Cover Letter')).toHaveFocus());
    expect(sent(calls)).toEqual([]);
  });

  it("says the first thing left blank by toast on the loot's own page", async () => {
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="toast" onClose={onClose} />);
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Please enter a cover letter before applying.']));
  });

  it('sends trimmed answers in the name of the creator, and closes', async () => {
    const calls = answerApi({ 'POST /applications': { status: 201, json: anApplicationOnTheWire() } });
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    await fill(screen.getByLabelText('Cover Letter'), ' Ahoy ');
    await fill(screen.getByLabelText('Years of Experience'), '3');
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent(calls)).toEqual([
      {
        call: 'POST /applications',
        body: { campaign_id: 'cmp_1', creator_id: 'u1', cover_letter: 'Ahoy', years_of_experience: '3' },
      },
    ]);
    expect(toastTexts()).toEqual(['Application submitted successfully!']);
  });

  it('says what one creator can earn, not the whole budget', () => {
    renderScreen(
      <ApplyDialog
        campaign={aCampaign({ budget: 90_000 })}
        refusal="list"
        brief={<p>Brief</p>}
        earnsUpToCents={27_000}
        onClose={onClose}
      />,
    );
    expect(screen.getByText(/You can earn up to/).textContent).toMatch(/SGD.270\.00/);
    expect(screen.queryByText(/900/)).toBeNull();
  });

  it('asks nothing when the owner asks nothing', () => {
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="list" onClose={onClose} />);
    expect(screen.getByText('No additional information is required for this loot.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("stays open with the server's words when it refuses", async () => {
    answerApi({ 'POST /applications': { status: 409, json: { message: 'You have already applied to this loot' } } });
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="list" onClose={onClose} />);
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['You have already applied to this loot']));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('uses its own words when no server answered, and sends nothing twice while it waits', async () => {
    let fail: (() => void) | undefined;
    const fetched = vi.fn((url: string) =>
      url.endsWith('/applications')
        ? new Promise<Response>((_, reject) => (fail = () => reject(new TypeError('offline'))))
        : Promise.resolve(Response.json([])),
    );
    vi.stubGlobal('fetch', fetched);
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="list" onClose={onClose} />);
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Submitting...' }));
    await waitFor(() => expect(fail).toBeTypeOf('function'));
    fail?.();
    await waitFor(() => expect(toastTexts()).toEqual(['An error occurred. Please try again.']));
    expect(fetched.mock.calls.filter(([url]) => url.endsWith('/applications'))).toHaveLength(1);
  });

  it('brings back what was written when it is opened again, until it is discarded', async () => {
    answerApi({});
    const open = () =>
      renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    open();
    await fill(screen.getByLabelText('Cover Letter'), 'I live by the sea');
    cleanup();
    open();
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('I live by the sea');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('I live by the sea');
    await user.click(screen.getByRole('button', { name: 'Discard answers' }));
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('');
    cleanup();
    open();
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('');
  });

  it('brings back what was written on another device', async () => {
    const draft = {
      key: 'application:cmp_1',
      text: '{"cover_letter":"From my phone"}',
      updatedAt: '2026-11-20T00:00:00.000Z',
    };
    answerApi({ 'GET /drafts': { json: [draft] } });
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    expect(await screen.findByText('Your last answers are back.')).toBeVisible();
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('From my phone');
  });

  it('says nothing of answers being back while they are typed for the first time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const saved = { key: 'application:cmp_1', text: '{"cover_letter":"Ahoy"}', updatedAt: '2026-11-20T00:00:00.000Z' };
    const calls = answerApi({ 'GET /drafts': { json: [] }, 'PUT /drafts/application%3Acmp_1': { json: saved } });
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    await act(() => vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS));
    await fill(screen.getByLabelText('Cover Letter'), 'Ahoy');
    for (let pause = 0; pause < 2; pause += 1) await act(() => vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS));
    expect(calls.map(({ call }) => call)).toEqual(['GET /drafts', 'PUT /drafts/application%3Acmp_1']);
    expect(screen.queryByText('Your last answers are back.')).toBeNull();
    vi.useRealTimers();
  });

  it('asks somebody whose session has ended to log in, in the words of each place', async () => {
    clearSession();
    answerApi({});
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="list" onClose={onClose} />);
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Please log in to apply');
    cleanup();
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="toast" onClose={onClose} />);
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Please log in to apply.']));
  });
});
