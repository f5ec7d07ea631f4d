import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { MAX_VIEW_COUNT } from '@doubloon/contract/shared/constants.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { fill, user } from '../../../testing/user.ts';
import { SubmitDeliverableDialog } from './submit-deliverable-dialog.tsx';

const project = ApplicationView.decode(anApplicationOnTheWire({ status: 'approved' }) as never);
const post = 'https://www.tiktok.com/@ada/video/7301';
const valid = { isValid: true, status: 'valid', platform: 'tiktok' };

const type = (label: string, value: string) => fill(screen.getByLabelText(label), value);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const show = ({ linked = true } = {}) => {
  saveSession('t', aPerson());
  const onClose = vi.fn();
  const accounts = { isLinked: vi.fn(() => Promise.resolve(linked)), link: vi.fn(), dialogs: null };
  renderScreen(<SubmitDeliverableDialog project={project} accounts={accounts} onClose={onClose} />);
  return { onClose, accounts };
};
const said = async () => (await screen.findByRole('alert')).textContent;

beforeEach(() => sessionStorage.clear());

describe('SubmitDeliverableDialog', () => {
  it('cannot be sent without a link', () => {
    show();
    expect(screen.getByRole('button', { name: 'Submit Treasure' })).toBeDisabled();
  });

  it('checks the platform before it asks the server anything', async () => {
    const calls = answerApi({});
    show();
    await type('Link', 'https://youtu.be/dQw4w9WgXcQ');
    await press('Submit Treasure');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "This campaign requires TikTok content, but you're submitting YouTube content",
    );
    expect(calls).toEqual([]);
  });

  it.each([
    [{ isValid: false, status: 'invalid', platform: 'tiktok' }, 'Unable to verify the social media link'],
    [{ isValid: false, status: 'invalid', platform: 'tiktok', error: 'That post is gone' }, 'That post is gone'],
  ])("says the server's reason, or that the link could not be verified: %j", async (json, reason) => {
    answerApi({ 'POST /utils/verify-link': { json } });
    const { accounts } = show();
    await type('Link', post);
    await press('Submit Treasure');
    expect(await said()).toBe(reason);
    expect(screen.getByLabelText('Link')).toHaveFocus();
    expect(accounts.isLinked).not.toHaveBeenCalled();
  });

  it.each([
    ['', '0'],
    ['-5', '0'],
    ['1200.7', '1,200'],
  ])('says beforehand that "%s" is submitted as %s views', async (typed, sent) => {
    show();
    await type('View Count', '300');
    expect(screen.queryByText(/As it stands here/)).toBeNull();
    await type('View Count', typed);
    expect(screen.getByText(new RegExp(`^As it stands here, ${sent} views are submitted\\.`))).toBeVisible();
  });

  it('takes no more views than can be reported, before it asks the server anything', async () => {
    const calls = answerApi({});
    show();
    await type('Link', post);
    await type('View Count', String(MAX_VIEW_COUNT + 1));
    await press('Submit Treasure');
    expect(await said()).toBe('Please enter a valid view count');
    expect(screen.getByLabelText('View Count')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('delivers the post with whole views once the account is linked', async () => {
    const calls = answerApi({
      'POST /utils/verify-link': { json: valid },
      'POST /deliverables': { status: 201, json: aDeliverableOnTheWire() },
    });
    const { onClose, accounts } = show();
    await type('Link', ` ${post} `);
    await type('View Count', '1200.7');
    await press('Submit Treasure');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(accounts.isLinked).toHaveBeenCalledWith('tiktok');
    expect(calls.at(-1)?.body).toEqual({
      application_id: 'cmp_1__u1',
      campaign_id: 'cmp_1',
      creator_id: 'u1',
      url: post,
      view_count: 1200,
    });
    expect(toastTexts()).toEqual(['Treasure submitted successfully!']);
  });

  it('has the account linked first, and keeps what was typed', async () => {
    const calls = answerApi({ 'POST /utils/verify-link': { json: valid } });
    const { accounts } = show({ linked: false });
    await type('Link', post);
    await press('Submit Treasure');
    await waitFor(() => expect(accounts.link).toHaveBeenCalledWith('tiktok'));
    expect(calls.map(({ call }) => call)).toEqual(['POST /utils/verify-link']);
    expect(screen.getByLabelText('Link')).toHaveValue(post);
  });

  it('says that a post could not be checked, and takes it all the same when asked to again', async () => {
    answerApi({
      'POST /utils/verify-link': { json: { isValid: false, status: 'unverifiable', platform: 'tiktok' } },
      'POST /deliverables': { status: 201, json: aDeliverableOnTheWire({ author_check: 'needs_admin' }) },
    });
    const { onClose } = show();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await type('Link', post);
    await press('Submit Treasure');
    expect(await said()).toMatch(/^Unable to verify the social media linkTikTok did not show us this post/);
    expect(scrolled.mock.contexts.some((element) => (element as Element).contains(screen.getByRole('alert')))).toBe(
      true,
    );
    scrolled.mockRestore();
    expect(onClose).not.toHaveBeenCalled();
    await press('Submit all the same');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('asks anew about another link that could not be checked', async () => {
    answerApi({
      'POST /utils/verify-link': { json: { isValid: false, status: 'unverifiable', platform: 'tiktok' } },
    });
    show();
    await type('Link', post);
    await press('Submit Treasure');
    await said();
    await type('Link', `${post}2`);
    expect(screen.queryByRole('button', { name: 'Submit all the same' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit Treasure' })).toBeVisible();
  });

  it('takes no short link of which nobody knows where it leads', async () => {
    answerApi({ 'POST /utils/verify-link': { json: { isValid: false, status: 'unverifiable', platform: null } } });
    show();
    await type('Link', 'https://vm.tiktok.com/ZMabcdef/');
    await press('Submit Treasure');
    expect(await said()).toMatch(/^Unable to verify the social media link. Please paste the full address/);
  });

  it.each([
    [{ status: 503, json: {} }, 'Failed to submit treasure'],
    [{ status: 500, json: '<html>' }, 'Failed to submit treasure'],
    [{ status: 500, json: { code: 'internal', message: 'Something broke' } }, 'Something broke'],
    [{ status: 404, json: { code: 'not_found', message: 'Not found' } }, 'Could not find project information'],
    [{ status: 409, json: { code: 'illegal_state', message: 'This loot is closed' } }, 'This loot is closed'],
    [
      {
        status: 422,
        json: { code: 'invalid_input', message: 'x', details: [{ field: 'body.campaign_id', message: 'x' }] },
      },
      'Missing required campaign or application information',
    ],
  ])('tells why it was not submitted, and keeps what was typed: %j', async (answer, toast) => {
    answerApi({ 'POST /utils/verify-link': { json: valid }, 'POST /deliverables': answer });
    show();
    await type('Link', post);
    await press('Submit Treasure');
    await waitFor(() => expect(toastTexts()).toEqual([toast]));
    expect(screen.getByLabelText('Link')).toHaveValue(post);
  });

  it('tells a refused count at its field', async () => {
    const message = 'This post was accepted with 5000 views; report it again when it has more';
    const refusal = { code: 'invalid_input', message, details: [{ field: 'body.view_count', message }] };
    answerApi({ 'POST /utils/verify-link': { json: valid }, 'POST /deliverables': { status: 422, json: refusal } });
    show();
    await type('Link', post);
    await press('Submit Treasure');
    expect(await said()).toBe(message);
    expect(screen.getByLabelText('View Count')).toHaveFocus();
  });

  it('says that something went wrong without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    show();
    await type('Link', post);
    await press('Submit Treasure');
    await waitFor(() => expect(toastTexts()).toEqual(['An error occurred during submission']));
  });

  it('asks before it forgets what was typed, and then forgets it', async () => {
    const { onClose } = show();
    await type('View Count', '12');
    await press('Cancel');
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it('has what was typed after the page was loaded again, until it is submitted', async () => {
    answerApi({
      'POST /utils/verify-link': { json: valid },
      'POST /deliverables': { status: 201, json: aDeliverableOnTheWire() },
    });
    show();
    await type('Link', post);
    await type('View Count', '12');
    await type('Notes (optional)', 'Filmed at sea');
    cleanup();
    const { onClose } = show();
    expect(screen.getByLabelText('Link')).toHaveValue(post);
    expect(screen.getByLabelText('View Count')).toHaveDisplayValue('12');
    expect(screen.getByDisplayValue('Filmed at sea')).toBeVisible();
    await press('Submit Treasure');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sessionStorage.length).toBe(0);
  });

  it('shows nobody else what was typed, and no other treasure', async () => {
    show();
    await type('Link', post);
    cleanup();
    saveSession('t', aPerson({ uid: 'u2' }));
    const accounts = { isLinked: vi.fn(), link: vi.fn(), dialogs: null };
    renderScreen(<SubmitDeliverableDialog project={project} accounts={accounts} onClose={vi.fn()} />);
    expect(screen.getByLabelText('Link')).toHaveValue('');
    cleanup();
    saveSession('t', aPerson());
    const revised = DeliverableView.decode(aDeliverableOnTheWire({ url: `${post}9` }) as never);
    renderScreen(<SubmitDeliverableDialog project={project} accounts={accounts} revised={revised} onClose={vi.fn()} />);
    expect(screen.getByLabelText('Link')).toHaveValue(`${post}9`);
  });

  it('takes a link without its scheme', async () => {
    const calls = answerApi({
      'POST /utils/verify-link': { json: valid },
      'POST /deliverables': { status: 201, json: aDeliverableOnTheWire() },
    });
    const { onClose } = show();
    await type('Link', 'www.tiktok.com/@ada/video/7301');
    expect(screen.getByText('TikTok post')).toBeVisible();
    await press('Submit Treasure');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.map(({ body }) => (body as { url: string }).url)).toEqual([post, post]);
  });

  it('calls no address a post that is none', async () => {
    show();
    await type('Link', 'https://www.tiktok.com/');
    expect(screen.queryByText('TikTok post')).toBeNull();
    expect(screen.getByText(/^Needed to submit: the address of your post on TikTok/)).toBeVisible();
  });

  it('tells somebody who is signed out meanwhile', async () => {
    show();
    await type('Link', post);
    act(() => clearSession());
    await press('Submit Treasure');
    await waitFor(() => expect(toastTexts()).toEqual(['User not authenticated']));
  });
});
