import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { CreateLootForm } from '../../../features/campaigns/create/create-loot-form.tsx';
import { saveSession } from '../../../shared/state/session.ts';
import { PhoneBar } from '../../../shared/ui/layout/phone-bar.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { showCase } from '../../../testing/show/show-case.tsx';
import { lootAnswers, showLoot } from '../../../testing/show/show-loot.tsx';
import { asOwner, asVisitor, showStore } from '../../../testing/show/show-store.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { ProjectScreen } from '../../projects/project-screen.tsx';
import { LootRoute } from '../../routes/loot.tsx';
import { screenActions } from './screen-actions.ts';

const offered = () => screenActions(document.body).map(({ label }) => label);
const press = (name: string) =>
  act(() => {
    screenActions(document.body)
      .find(({ label }) => label === name)
      ?.run();
  });
/** Expects each of these to be offered exactly once. */
const expectOffers = (...labels: string[]) =>
  eventually(() => expect(offered().filter((label) => labels.includes(label))).toEqual(labels));

beforeEach(() => sessionStorage.clear());

it('offers what stands twice under one name only where it is known which is meant', () => {
  renderScreen(
    <>
      <Section title="One" actions={<button>Edit</button>} />
      <Section title="Another" actions={<button>Edit</button>} />
      <Section title="A way" actions={<a href="/help">Help</a>} />
      <Section title="Its twin" actions={<a href="/help">Help</a>} />
      <Section title="On top" actions={<button>Pay</button>} />
      <PhoneBar label="To pay">
        <button>Pay</button>
      </PhoneBar>
    </>,
  );
  expect(offered()).toEqual(['Help', 'Pay']);
});

describe('the page of a loot', () => {
  const showToCreator = () => {
    saveSession('t', aPerson());
    answerApi({ ...lootAnswers({}), 'GET /saved-loots/ids': { json: { ids: [] } } });
    renderScreen(
      <Routes>
        <Route path="/loot/:id" element={<LootRoute />} />
      </Routes>,
      '/loot/cmp_1',
    );
  };

  it('offers creators to save, share, apply and ask its owner', async () => {
    showToCreator();
    await expectOffers('Save', 'Share', 'Apply Now', 'Message owner');
    press('Apply Now');
    expect(await screen.findByRole('dialog', { name: 'Apply to Iced Tea' })).toBeVisible();
  });

  it('offers the same on phones, where the main one is in the bar', async () => {
    openOnPhone();
    showToCreator();
    await expectOffers('Save', 'Share', 'Message owner', 'Apply Now');
  });

  it('offers to see what was sent, in short words', async () => {
    saveSession('t', aPerson());
    await showLoot({ own: [anApplicationOnTheWire({ status: 'pending' })] });
    await expectOffers('View application');
  });

  it('leads its owner to the work on it', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: aCampaign().owner_id }));
    await showLoot();
    await expectOffers('Share', 'Manage this loot');
  });
});

describe('a project', () => {
  const show = () => {
    saveSession('t', aPerson());
    answerApi({
      'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign()) },
      'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
      'GET /applications/cmp_1__u1/earnings': { json: someEarningsOnTheWire },
      'GET /deliverables/application/cmp_1__u1': { json: [] },
    });
    const project = ApplicationView.decode(anApplicationOnTheWire({ status: 'approved' }) as never);
    renderScreen(<ProjectScreen project={project} />);
  };

  it('offers to submit', async () => {
    show();
    await expectOffers('Submit Treasure');
  });

  it('offers to submit from the bar of a phone', async () => {
    openOnPhone();
    show();
    await expectOffers('Submit Treasure');
  });
});

describe('a store', () => {
  const loots = { 'GET /campaigns/user/ada': { json: [CampaignView.encode(aCampaign({ owner_id: 'ada' }))] } };

  it('offers owners of loots to write, invite, follow and share', async () => {
    asVisitor();
    showStore({ more: loots });
    await expectOffers('Message', 'Invite Cy', 'Follow', 'Share');
  });

  it('offers them the same on phones', async () => {
    openOnPhone();
    asVisitor();
    showStore({ more: loots });
    await expectOffers('Follow', 'Share', 'Invite Cy', 'Message');
  });

  it('offers its creator to edit it', async () => {
    asOwner();
    showStore();
    await expectOffers('Edit Profile', 'Personalize Store', 'View as visitor', 'Share');
  });
});

describe('the form of a new loot', () => {
  const show = () => {
    answerApi({});
    renderScreen(<CreateLootForm owner={aPerson({ role: 'business_owner' })} />);
  };

  it('offers the payment and the preview', async () => {
    show();
    await expectOffers('Continue to payment', 'Preview the page');
  });

  it('offers the payment from the bar of a phone', async () => {
    openOnPhone();
    show();
    await expectOffers('Preview the page', 'Continue to payment');
  });
});

it('offers an admin the decisions on a case', async () => {
  showCase({ kind: 'refund', amount: 8_400, loot: 'Iced Tea' });
  await expectOffers('Grant', 'Refuse');
});
