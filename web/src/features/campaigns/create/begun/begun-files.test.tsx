import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLocalDraft } from '../../../../shared/drafts/use-kept-text.ts';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { answerApi } from '../../../../testing/answer-api.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { browserStorage } from '../../../../testing/idb-keyval.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { takeUploads } from '../../../../testing/files/take-uploads.ts';
import { fill, user } from '../../../../testing/user.ts';
import { CreateLootForm } from '../create-loot-form.tsx';
import { emptyLoot } from '../create-loot-values.ts';
import { LOOT_DRAFT_KEY } from '../loot-draft.ts';
import {
  findBegunFiles,
  findFilesOfCheckout,
  forgetAllBegunFiles,
  keepBegunFiles,
  keepCheckout,
  NO_FILES,
} from './begun-files.ts';
import { SendBegunFiles } from './send-begun-files.tsx';

vi.mock('idb-keyval', () => import('../../../../testing/idb-keyval.ts'));

const owner = aPerson({ role: 'business_owner' });
const sea = new File(['x'], 'sea.png', { type: 'image/png' });
const open = async () => {
  renderScreen(<CreateLootForm owner={owner} />);
  await screen.findByLabelText('Title');
  await screen.findByLabelText('Cover');
};
const choose = () => user.upload(screen.getByLabelText('Cover'), [new File(['x'], 'sea.png', { type: 'image/png' })]);
const label = new File(['y'], 'label.pdf', { type: 'application/pdf' });
const addFile = () => user.upload(screen.getByLabelText(/^Files/), [label]);
/** The chosen cover; a drawn one has its address in the page. */
const shown = () =>
  document.querySelector('[aria-label="What creators will see"] img:not([src^="data:"])')?.getAttribute('src');

beforeEach(async () => {
  browserStorage.isOff = false;
  sessionStorage.clear();
  await forgetAllBegunFiles();
  answerApi({});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sea');
});

describe('what is chosen before the loot is paid for', () => {
  it('is shown in the preview, kept through a reload, and taken to the checkout', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open();
    await choose();
    await eventually(() => expect(shown()).toBe('blob:sea'));
    await addFile();
    expect(await screen.findByRole('link', { name: /^label.pdf/ })).toBeVisible();
    cleanup();
    await open();
    await eventually(() => expect(shown()).toBe('blob:sea'));
    expect(screen.getByRole('link', { name: /^label.pdf/ })).toBeVisible();
    await fill(screen.getByLabelText('Title'), 'Iced Tea');
    await fill(screen.getByLabelText('Description'), 'By the sea');
    await fill(screen.getByLabelText('Budget (SGD)'), '100');
    await user.click(screen.getByLabelText('TikTok'));
    expect(await findFilesOfCheckout('cs_1', owner.uid)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect((await findFilesOfCheckout('cs_1', owner.uid))?.cover?.name).toBe('sea.png');
    expect((await findFilesOfCheckout('cs_1', owner.uid))?.files.map(({ name }) => name)).toEqual(['label.pdf']);
    expect(await findFilesOfCheckout('cs_1', 'somebody-else')).toBeUndefined();
    assign.mockRestore();
  });

  it('can be removed again, and goes when one starts over', async () => {
    await open();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Remove cover' }));
    await eventually(() => expect(shown()).toBeUndefined());
    await addFile();
    await user.click(await screen.findByRole('button', { name: 'Remove label.pdf' }));
    await eventually(() => expect(screen.queryByText('label.pdf')).toBeNull());
    await choose();
    await eventually(() => expect(shown()).toBe('blob:sea'));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard draft' }));
    await eventually(() => expect(shown()).toBeUndefined());
    cleanup();
    await open();
    expect(shown()).toBeUndefined();
  });

  it('must be chosen again in another browser, which says so', async () => {
    const draft = {
      id: 'draft-one',
      checkoutId: null,
      changed: false,
      hasCover: true,
      fileNames: ['label.pdf'],
      values: emptyLoot,
    };
    writeLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY, JSON.stringify(draft));
    await open();
    expect(
      await screen.findByText(/The cover that you chose is not in this browser. Choose it again here/),
    ).toBeVisible();
    expect(screen.getByText(/^Not in this browser: label.pdf/)).toBeVisible();
    await choose();
    await eventually(() => expect(shown()).toBe('blob:sea'));
    expect(screen.queryByText(/The cover that you chose is not in this browser/)).toBeNull();
    await addFile();
    expect(await screen.findByRole('link', { name: /^label.pdf/ })).toBeVisible();
    expect(screen.queryByText(/^Not in this browser/)).toBeNull();
  });

  it('is refused where the browser keeps nothing, with the way to put it on later', async () => {
    browserStorage.isOff = true;
    await open();
    await choose();
    expect(await screen.findByText(/This browser cannot keep the file until you have paid/)).toBeVisible();
    expect(shown()).toBeUndefined();
  });

  it('is forgotten after a month', async () => {
    const cover = { ...NO_FILES, uid: owner.uid, cover: sea };
    vi.useFakeTimers({ toFake: ['Date'] });
    await keepBegunFiles('draft-one', cover);
    await keepCheckout('cs_1', { uid: owner.uid, draftId: 'draft-one' });
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    expect(await findBegunFiles('draft-one', owner.uid)).toEqual(NO_FILES);
    await keepBegunFiles('draft-two', cover);
    vi.useRealTimers();
    expect(await findBegunFiles('draft-one', owner.uid)).toEqual(NO_FILES);
    expect(await findFilesOfCheckout('cs_1', owner.uid)).toBeUndefined();
  });
});

describe('once the loot is paid for', () => {
  const loot = aCampaign({ owner_id: owner.uid });
  const pay = async (campaign = loot) => {
    await keepBegunFiles('draft-one', { uid: owner.uid, cover: sea, files: [label] });
    await keepCheckout('cs_1', { uid: owner.uid, draftId: 'draft-one' });
    const uploads = takeUploads();
    renderScreen(<SendBegunFiles campaign={campaign} checkoutId="cs_1" />);
    return uploads;
  };
  const kept = () => findBegunFiles('draft-one', owner.uid);

  it('its cover and files are put to it, and kept here no longer', async () => {
    const uploads = await pay();
    await eventually(() => expect(uploads.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/cover']));
    expect(screen.getByRole('progressbar', { name: 'Upload of the cover and the files' })).toBeVisible();
    uploads[0]?.answer(200, CampaignView.encode({ ...loot, cover: { url: 'https://files.test/sea.webp', alt: '' } }));
    await eventually(() => expect(uploads.map(({ call }) => call).at(1)).toBe('POST /campaigns/cmp_1/files'));
    uploads[1]?.answer(201, CampaignView.encode(loot));
    await eventually(() => expect(toastTexts()).toEqual(['Cover and files saved']));
    await waitFor(async () => expect(await kept()).toEqual(NO_FILES));
  });

  it('what cannot be put to it is told of, kept to be tried again without what has gone up, and offered in Edit', async () => {
    const uploads = await pay();
    await eventually(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(200, CampaignView.encode(loot));
    await eventually(() => expect(uploads).toHaveLength(2));
    uploads[1]?.answer(503, { message: 'Busy' });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Your loot is paid for, but its cover or files are missing')).toBeVisible();
    expect(notice.getByRole('link', { name: 'Choose them with Edit' })).toHaveAttribute(
      'href',
      '/loot-management/cmp_1',
    );
    expect(await kept()).toEqual({ cover: undefined, files: [label] });
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await eventually(() => expect(uploads.map(({ call }) => call).at(2)).toBe('POST /campaigns/cmp_1/files'));
    uploads[2]?.answer(201, CampaignView.encode(loot));
    await waitFor(async () => expect(await kept()).toEqual(NO_FILES));
  });

  it('one that is refused does not keep the others from it, and is told of by its name', async () => {
    const uploads = await pay();
    await eventually(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(422, { message: 'This is no picture' });
    await eventually(() => expect(uploads.map(({ call }) => call).at(1)).toBe('POST /campaigns/cmp_1/files'));
    uploads[1]?.answer(201, CampaignView.encode(loot));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/^“sea\.png” could not be uploaded: This is no picture/)).toBeVisible();
    expect(notice.queryByText(/label\.pdf/)).toBeNull();
    expect(await kept()).toEqual({ cover: sea, files: [] });
    await user.click(notice.getByRole('button', { name: 'Do without them' }));
    await waitFor(async () => expect(await kept()).toEqual(NO_FILES));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the others are not tried without a connection', async () => {
    const uploads = await pay();
    await eventually(() => expect(uploads).toHaveLength(1));
    uploads[0]?.fail();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(uploads).toHaveLength(1);
    expect(await kept()).toEqual({ cover: sea, files: [label] });
  });

  it('nothing is put to it twice when two pages ask for it', async () => {
    const uploads = await pay();
    renderScreen(<SendBegunFiles campaign={loot} checkoutId="cs_1" />);
    await eventually(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
    uploads[0]?.answer(200, CampaignView.encode(loot));
    await eventually(() => expect(uploads).toHaveLength(2));
    uploads[1]?.answer(201, CampaignView.encode(loot));
    await eventually(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(uploads.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/cover', 'POST /campaigns/cmp_1/files']);
    expect(toastTexts()).toEqual(['Cover and files saved']);
  });

  it('nothing is put on a loot that was closed at once', async () => {
    const uploads = await pay(aCampaign({ owner_id: owner.uid, status: 'completed', close_reason: 'refused' }));
    await waitFor(async () => expect(await kept()).toEqual(NO_FILES));
    expect(uploads).toEqual([]);
  });
});
