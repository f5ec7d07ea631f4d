import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { user } from '../../testing/user.ts';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { someEarningsOnTheWire } from '../../testing/wire/earnings.ts';
import { SharedLoots } from './shared-loots.tsx';

const me = aPerson();
const owner = { uid: 'owner_1', name: 'Tea House', role: 'business_owner' };

beforeEach(() => saveSession('t', me));

/** An own application to a loot, as it stands. */
const applied = (n: number, status: string, change: object = {}) =>
  anApplicationOnTheWire({
    id: `cmp_${n}__${me.uid}`,
    campaign_id: `cmp_${n}`,
    campaignTitle: `Loot ${n}`,
    creator_id: me.uid,
    status,
    decided_at: status === 'pending' ? null : `2026-10-0${n}T12:00:00.000Z`,
    ...change,
  });

interface Shown {
  applications?: object[];
  /** The loot that they talk about. */
  campaign?: { id: string; title: string } | null;
  participant?: object;
}

/** Shows the line and the column of a chat between the two. */
async function show(
  answers: Parameters<typeof answerApi>[0],
  { applications = [], campaign = null, ...rest }: Shown = {},
) {
  const calls = answerApi({ 'GET /applications': { json: applications }, ...answers });
  const conversation = { participant: owner, campaign, ...rest } as never;
  const { client } = renderScreen(
    <SharedLoots user={me} conversation={conversation} pending="On its way">
      {({ line, pane, since }) => (
        <>
          <div data-testid="line">{line}</div>
          <div data-testid="pane">{pane}</div>
          <p>{`Since ${since?.toISOString().slice(0, 10) ?? 'never'}`}</p>
        </>
      )}
    </SharedLoots>,
  );
  await screen.findByTestId('line');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { calls, line: within(screen.getByTestId('line')), pane: within(screen.getByTestId('pane')) };
}

const notApplied = { [`GET /deliverables/project/cmp_1/${me.uid}`]: { json: { project: null, treasures: [] } } };
const talkedOf = { id: 'cmp_1', title: 'Iced Tea' };

describe('the loot that two people talk about, to which nobody has applied', () => {
  it('says how it stands', async () => {
    const loot = { 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign()) } };
    const { pane, line } = await show({ ...notApplied, ...loot }, { campaign: talkedOf });
    for (const part of [pane, line]) {
      expect(part.getByRole('link', { name: 'Iced Tea' })).toHaveAttribute('href', '/loot/cmp_1');
      expect(part.getByText('Active')).toBeVisible();
      expect(part.getByRole('link', { name: 'Open Loot' })).toBeVisible();
    }
  });

  it('waits for nothing more where it is hidden from the reader', async () => {
    const { pane } = await show(notApplied, { campaign: talkedOf });
    expect(pane.getByRole('link', { name: 'Iced Tea' })).toBeVisible();
    expect(document.querySelector('[data-skeleton]')).toBeNull();
  });
});

describe('the loots of two people', () => {
  const project = (n: number) => {
    const one = applied(n, 'approved');
    return {
      [`GET /deliverables/project/cmp_${n}/${me.uid}`]: { json: { project: one, treasures: [] } },
    };
  };

  it('stand in the order of what runs, what is undecided and what is over, with the way to where each goes on', async () => {
    const applications = [
      applied(4, 'rejected'),
      applied(3, 'pending'),
      applied(2, 'approved'),
      applied(1, 'completed'),
    ];
    const { line, pane, calls } = await show(project(2), { applications });
    expect(line.getByRole('link', { name: 'Loot 2' })).toBeVisible();
    expect(line.getByText('Approved')).toBeVisible();
    expect(line.getByRole('link', { name: 'Submit Treasure' })).toHaveAttribute(
      'href',
      `/my-approved-projects/cmp_2__${me.uid}`,
    );
    expect(pane.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Loot 3'),
      expect.stringContaining('Loot 1'),
      expect.stringContaining('Loot 4'),
    ]);
    await user.click(line.getByRole('button', { name: '3 more loots' }));
    expect(line.getByRole('link', { name: /Loot 3/ })).toBeVisible();
    expect(screen.getByText('Since 2026-10-01')).toBeVisible();
    expect(calls.filter(({ call }) => call === 'GET /applications')).toHaveLength(1);
  });

  it('say in one line what the first has paid of the most that it can pay', async () => {
    const earnings = { [`GET /applications/cmp_2__${me.uid}/earnings`]: { json: someEarningsOnTheWire } };
    const { pane } = await show({ ...project(2), ...earnings }, { applications: [applied(2, 'approved')] });
    const bar = pane.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '20');
    expect(bar.previousSibling?.textContent).toMatch(/^SGD\s90\.00 of SGD\s450\.00 paid$/);
  });

  it('begin with the one that they talk about', async () => {
    const applications = [applied(2, 'approved'), applied(1, 'completed')];
    const completed = {
      [`GET /deliverables/project/cmp_1/${me.uid}`]: { json: { project: applications[1], treasures: [] } },
    };
    const { line } = await show({ ...project(2), ...completed }, { applications, campaign: talkedOf });
    expect(line.getByRole('link', { name: 'Loot 1' })).toBeVisible();
  });

  it('are none where neither has applied and they talk of none', async () => {
    const { line, pane } = await show({});
    expect(line.queryByRole('link')).toBeNull();
    expect(pane.queryByRole('link')).toBeNull();
    expect(screen.getByText('Since never')).toBeVisible();
  });

  it('are not asked for between two creators', async () => {
    const { calls } = await show({}, { participant: { ...owner, role: 'content_creator' } });
    expect(calls).toEqual([]);
  });
});
