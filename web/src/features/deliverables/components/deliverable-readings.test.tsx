import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { user } from '../../../testing/user.ts';
import { DeliverableReadings } from './deliverable-readings.tsx';

const readings = 'GET /deliverables/dlv_1/readings';
const application = 'GET /applications/cmp_1__u1';
const reading = (views: number, at: string) => ({ at, views, likes: 9, comments: 1, shares: null, source: 'platform' });
const latest = reading(4000, '2026-11-12T12:00:00.000Z');
const show = (change: Record<string, unknown>) =>
  renderScreen(<DeliverableReadings deliverable={DeliverableView.decode(aDeliverableOnTheWire(change) as never)} />);

/** A treasure whose first reading arrives while it is looked at. */
function ReadLater() {
  const [read, setRead] = useState<typeof latest>();
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire({ latest_reading: read ?? null }) as never);
  return (
    <>
      <button onClick={() => setRead(latest)}>Read</button>
      {deliverable.latest_reading?.views}
      <DeliverableReadings deliverable={deliverable} />
    </>
  );
}

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('DeliverableReadings', () => {
  const answers = {
    [readings]: { json: [latest, reading(1000, '2026-11-10T12:00:00.000Z')] },
    [application]: { json: anApplicationOnTheWire({ decided_at: '2026-11-08T12:00:00.000Z' }) },
  };

  it('shows the readings oldest first, with the approval, the publication and the views that do not count', async () => {
    answerApi(answers);
    show({
      latest_reading: latest,
      published_at: '2026-11-09T12:00:00.000Z',
      baseline: { views: 600, source: 'platform' },
    });
    const table = await screen.findByRole('table', { name: 'Views read from TikTok' });
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Creator approved', 'Published', '1,000', '4,000', '600']);
  });

  it('leaves out the publication of a post that is older than the approval', async () => {
    answerApi(answers);
    show({ latest_reading: latest, published_at: '2020-01-01T00:00:00.000Z' });
    const table = await screen.findByRole('table');
    expect(table.textContent).not.toContain('Published');
  });

  it('shows the readings when the approval is not known', async () => {
    answerApi({ ...answers, [application]: { status: 500, json: { message: 'Oops' } } });
    show({ latest_reading: latest });
    expect((await screen.findByRole('table')).textContent).not.toContain('Creator approved');
  });

  it('takes no room on an open screen when the first reading arrives', async () => {
    const calls = answerApi(answers);
    const { container } = renderScreen(<ReadLater />);
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(container.textContent).toContain('4000');
    expect(container.querySelector('figure, [data-skeleton]')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('asks nothing, and takes no room, while the platform has said nothing', () => {
    const calls = answerApi({});
    const { container } = show({ latest_reading: null });
    expect(calls).toEqual([]);
    expect(container.querySelector('figure, [data-skeleton]')).toBeNull();
  });
});
