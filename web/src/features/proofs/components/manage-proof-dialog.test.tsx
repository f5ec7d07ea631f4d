import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { aProofOnTheWire } from '../../../testing/wire/proof.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { fill, user } from '../../../testing/user.ts';
import { ManageProofDialog } from './manage-proof-dialog.tsx';

const older = aProofOnTheWire({ proof_id: 'prf_1', status: 'verified', reported_view_count: 4000 });
const sentBack = aProofOnTheWire({
  proof_id: 'prf_2',
  status: 'revision_requested',
  revision_instructions: 'Show the date',
});
const image = (name: string, type = 'image/png') => new File(['picture'], name, { type });

function show(answers: Parameters<typeof answerApi>[0] = {}, { closed = false, treasure: change = {} } = {}) {
  const calls = answerApi({ 'GET /proofs/deliverable/dlv_1': { json: [sentBack, older] }, ...answers });
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire({ status: 'approved', ...change }) as never);
  renderScreen(
    <ManageProofDialog
      deliverable={deliverable}
      closed={closed}
      appealOf={() => <p>Appeal here</p>}
      onClose={vi.fn()}
    />,
  );
  return { sent: (call: string) => calls.filter((each) => each.call === call) };
}
const choose = async (...files: File[]) => {
  await user.upload(document.querySelector('input[type=file]') as HTMLElement, files);
};

/** Fills in a whole proof, and answers the calls that send it. */
async function fillIn() {
  show();
  const uploads = takeUploads();
  await screen.findByText('Latest (#2)');
  await fill(screen.getByLabelText('View Count'), '15000');
  await choose(image('a.png'));
  await screen.findByRole('img', { name: 'a.png' });
  return uploads;
}

beforeEach(() => {
  sessionStorage.clear();
  saveSession('t', aPerson());
});

describe('ManageProofDialog', () => {
  it('marks the latest proof, numbers the older ones downward and shows what should be changed', async () => {
    show();
    expect(await screen.findByText('Latest (#2)')).toBeVisible();
    expect(screen.getByText('#1')).toBeVisible();
    expect(screen.getByText('Show the date')).toBeVisible();
  });

  it('says how many views are accepted already, whatever was reported or proven', async () => {
    show({}, { treasure: { view_count: 5000, accepted_view_count: 3000 } });
    expect(
      await screen.findByText(
        /3,000 views are accepted already; a lower number adds nothing\. Read from the platforms, or accepted by the owner/,
      ),
    ).toBeVisible();
  });

  it('says nothing of accepted views while there are none', async () => {
    show({}, { treasure: { view_count: 5000, accepted_by_silence: true, accepted_view_count: null } });
    expect(await screen.findByText(/What was counted before is not paid twice\.$/)).toBeVisible();
    expect(screen.queryByText(/accepted already/)).toBeNull();
  });

  it.each([
    [-1, false],
    [3_600_000, true],
  ])('takes what was sent back of a closed loot only until its time is over: %i ms left', async (left, taken) => {
    const until = new Date(Date.now() + left).toISOString();
    const proofs = [{ ...sentBack, revise_until: until }, aProofOnTheWire({ proof_id: 'prf_0' })];
    show({ 'GET /proofs/deliverable/dlv_1': { json: proofs } }, { closed: true });
    expect(await screen.findByText('Latest (#2)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revise' }) !== null).toBe(taken);
    expect(screen.queryByText(/the time to revise this proof is over/) !== null).toBe(!taken);
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
  });

  it('asks for no more proof once the loot is closed, and still shows the earlier', async () => {
    show({}, { closed: true });
    expect(await screen.findByText('Latest (#2)')).toBeVisible();
    expect(screen.getByText('This loot is closed and takes no more proofs.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Proof' })).toBeNull();
  });

  it('offers an appeal against a rejection', async () => {
    show({ 'GET /proofs/deliverable/dlv_1': { json: [aProofOnTheWire({ status: 'rejected' })] } });
    expect(await screen.findByText('Appeal here')).toBeVisible();
  });

  it('sends nothing without a count and an image', async () => {
    const { sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Submit Proof' }));
    expect(await screen.findByText('Please enter a valid view count')).toBeVisible();
    expect(screen.getByText('At least one image is required')).toBeVisible();
    expect(sent('POST /proofs/upload')).toEqual([]);
  });

  it('takes images only, says which files are too large, and lets one be left out again', async () => {
    show();
    await screen.findByText('Latest (#2)');
    await choose(image('a.png'), image('b.png'));
    expect(await screen.findByRole('img', { name: 'b.png' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'a.png' })).toBeNull());
    await choose(image('notes.txt', 'text/plain'));
    await waitFor(() => expect(toastTexts()).toEqual(['Please select valid image files']));
    const huge = image('huge.png');
    Object.defineProperty(huge, 'size', { value: 11 * 1024 * 1024 });
    await choose(huge);
    await waitFor(() => expect(toastTexts()).toContain('Some files exceed 10MB limit: huge.png'));
  });

  it('says when the images are too large together', async () => {
    show();
    await screen.findByText('Latest (#2)');
    const large = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => image(name));
    for (const each of large) Object.defineProperty(each, 'size', { value: 9 * 1024 * 1024 });
    await choose(...large);
    await screen.findByRole('img', { name: 'd.png' });
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    expect(await screen.findByText(/^The images are too large together/)).toBeVisible();
  });

  it('submits count, notes and images once, shows how far it is, and empties the form', async () => {
    const uploads = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Submit/ }));
    expect(uploads[0]?.call).toBe('POST /proofs/upload');
    expect(uploads[0]?.form?.get('reported_view_count')).toBe('15000');
    act(() => uploads[0]?.progress(3, 4));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    expect(screen.getByText('Sending... 75%')).toBeVisible();
    act(() => uploads[0]?.answer(201, aProofOnTheWire({ proof_id: 'prf_3' })));
    await waitFor(() => expect(toastTexts()).toEqual(['New proof submission added successfully!']));
    expect(uploads).toHaveLength(1);
    await waitFor(() => expect(screen.getByLabelText('View Count')).toHaveDisplayValue(''));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows what was just sent, and no more what was taken back, although nothing can be asked for again', async () => {
    const sent = aProofOnTheWire({ proof_id: 'prf_3', reported_view_count: 15_000 });
    const down = { status: 503, json: { message: 'We are down' } };
    show({ 'GET /proofs/deliverable/dlv_1': { json: [] } });
    const uploads = takeUploads();
    expect(await screen.findByText('You have not proven more views of this post yet.')).toBeVisible();
    await fill(screen.getByLabelText('View Count'), '15000');
    await choose(image('a.png'));
    await screen.findByRole('img', { name: 'a.png' });
    answerApi({ 'GET /proofs/deliverable/dlv_1': down, 'DELETE /proofs/prf_3': { json: { success: true } } });
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, sent));
    expect(await screen.findByText('Latest (#1)')).toBeVisible();
    expect(screen.queryByText('You have not proven more views of this post yet.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Take back this proof?' })).getByRole('button', {
        name: 'Take back',
      }),
    );
    expect(await screen.findByText('You have not proven more views of this post yet.')).toBeVisible();
  });

  it('brings back what was written after a reload, and names the images that have to be chosen again', async () => {
    await fillIn();
    await choose(image('b.png'));
    await screen.findByRole('img', { name: 'b.png' });
    cleanup();
    saveSession('t', aPerson());
    show();
    expect(await screen.findByDisplayValue('15000')).toBeVisible();
    expect(screen.getByText(/keeps no files. You had chosen: a.png, b.png$/)).toBeVisible();
    await choose(image('b.png'));
    await waitFor(() => expect(screen.getByText(/You had chosen: a.png$/)).toBeVisible());
    await choose(image('a.png'));
    await waitFor(() => expect(screen.queryByText('Choose the images again')).toBeNull());
  });

  it('forgets them with the proof that was sent, and with the dialog that was closed', async () => {
    const uploads = await fillIn();
    expect(sessionStorage.getItem('loot_draft_proof_dlv_1')).toContain('15000');
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(201, aProofOnTheWire({ proof_id: 'prf_3' })));
    await waitFor(() => expect(sessionStorage.getItem('loot_draft_proof_dlv_1')).toBeNull());
    await fill(screen.getByLabelText('View Count'), '16000');
    expect(sessionStorage.getItem('loot_draft_proof_dlv_1')).toContain('16000');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(sessionStorage.getItem('loot_draft_proof_dlv_1')).toBeNull());
  });

  it('can be called off while it is on its way, and keeps the form', async () => {
    const uploads = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Proof not sent. What you entered is still here.']));
    expect(uploads[0]?.aborted).toBe(true);
    expect(screen.getByLabelText('View Count')).toHaveDisplayValue('15000');
  });

  it.each([
    [503, {}, 'HTTP 503'],
    [409, { code: 'illegal_state', message: 'This treasure is not approved' }, 'This treasure is not approved'],
  ])('keeps the form when it cannot be submitted: %i', async (status, json, told) => {
    const uploads = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(status, json));
    await waitFor(() => expect(toastTexts()).toEqual([told]));
    expect(screen.getByLabelText('View Count')).toHaveDisplayValue('15000');
  });

  it('keeps the form when the connection breaks', async () => {
    const uploads = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Submit Proof' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.fail());
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to submit proof. Please try again.']));
    expect(screen.getByLabelText('View Count')).toHaveDisplayValue('15000');
  });

  it('asks before it forgets what was entered', async () => {
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Discard your changes?')).toBeVisible();
  });

  it('sends a proof that was sent back again with other notes, and says that another count needs new pictures', async () => {
    const { sent } = show({ 'PATCH /proofs/prf_2': { json: { ...aProofOnTheWire(), payout: null } } });
    await user.click(await screen.findByRole('button', { name: 'Revise' }));
    const form = screen.getByRole('form', { name: 'Correct proof' });
    expect(form.querySelector('input')).toBeNull();
    expect(form.textContent).toContain('Another count needs new pictures: submit a new proof below.');
    await fill(form.querySelector('textarea') as Element, 'The whole page');
    await user.click(screen.getByRole('button', { name: 'Submit again' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Proof submitted again.']));
    expect(sent('PATCH /proofs/prf_2')[0]?.body).toEqual({ notes: 'The whole page' });
  });
});
