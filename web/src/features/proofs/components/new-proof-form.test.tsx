import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { breakPictures } from '../../../testing/break-pictures.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { user } from '../../../testing/user.ts';
import { NewProofForm } from './new-proof-form.tsx';

const REFUSAL = 'words.png: This picture could not be read. Please choose another one.';
const choose = (name: string) =>
  user.upload(document.querySelector('input[type=file]') as HTMLElement, [
    new File([name], name, { type: 'image/png' }),
  ]);

it('takes no screenshot that cannot be shown, and says so on the field until others are chosen', async () => {
  const unbreak = breakPictures();
  renderScreen(
    <NewProofForm
      deliverable={DeliverableView.decode(aDeliverableOnTheWire({ status: 'approved' }) as never)}
      draft={{ found: null, keep: vi.fn(), discard: vi.fn(), flush: () => Promise.resolve() }}
    />,
  );
  await choose('words.png');
  const field = document.querySelector('input[type=file]') as HTMLElement;
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText(REFUSAL)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'words.png' })).toBeNull();
  unbreak();
  await choose('insights.png');
  expect(await screen.findByRole('img', { name: 'insights.png' })).toBeVisible();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

it('says how many views a proof counts at most while the platform counts them', () => {
  const at = currentTime().toISOString();
  const read = { at, views: 1_000, likes: null, comments: null, shares: null, source: 'platform' };
  renderScreen(
    <NewProofForm
      deliverable={DeliverableView.decode(
        aDeliverableOnTheWire({ status: 'approved', post_state: 'live', latest_reading: read }) as never,
      )}
      draft={{ found: null, keep: vi.fn(), discard: vi.fn(), flush: () => Promise.resolve() }}
    />,
  );
  expect(screen.getByText(/TikTok counts 1,000 views\. A proof counts no more than that/)).toBeVisible();
});
