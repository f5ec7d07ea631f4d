import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/application-on-the-wire.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { ApplyDialog } from './apply-dialog.tsx';

const two = { cover_letter: true, relevant_experience: false, years_of_experience: true, formal_training: false };
const none = { ...two, cover_letter: false, years_of_experience: false };
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  saveSession('t', aPerson());
});

describe('ApplyDialog', () => {
  it('names everything left blank at once in the marketplace, and sends nothing', () => {
    const calls = answerApi({});
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    fireEvent.change(screen.getByLabelText('Cover Letter'), { target: { value: '   ' } });
    submit();
    expect(screen.getByRole('alert').textContent).toBe(
      'Please fill in the following required fields: Cover Letter, Years of Experience',
    );
    expect(calls).toEqual([]);
  });

  it("says the first thing left blank by toast on the loot's own page", () => {
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="toast" onClose={onClose} />);
    submit();
    expect(toastTexts()).toEqual(['Please enter a cover letter before applying.']);
  });

  it('sends trimmed answers in the name of the creator, and closes', async () => {
    const calls = answerApi({ 'POST /applications': { status: 201, json: anApplicationOnTheWire() } });
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: two })} refusal="list" onClose={onClose} />);
    fireEvent.change(screen.getByLabelText('Cover Letter'), { target: { value: ' Ahoy ' } });
    fireEvent.change(screen.getByLabelText('Years of Experience'), { target: { value: '3' } });
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toEqual([
      {
        call: 'POST /applications',
        body: { campaign_id: 'cmp_1', creator_id: 'u1', cover_letter: 'Ahoy', years_of_experience: '3' },
      },
    ]);
    expect(toastTexts()).toEqual(['Application submitted successfully!']);
  });

  it('asks nothing when the owner asks nothing', () => {
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="list" onClose={onClose} />);
    expect(screen.getByText('No additional information is required for this loot.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("stays open with the server's words when it refuses", async () => {
    answerApi({ 'POST /applications': { status: 409, json: { message: 'You have already applied to this loot' } } });
    renderScreen(<ApplyDialog campaign={aCampaign({ applicant_questions: none })} refusal="list" onClose={onClose} />);
    submit();
    await waitFor(() => expect(toastTexts()).toEqual(['You have already applied to this loot']));
    expect(onClose).not.toHaveBeenCalled();
  });
});
