import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LootRoute } from '../../app/routes/loot.tsx';
import { aCampaign } from '../a-campaign.ts';
import { answerApi } from '../answer-api.ts';
import { renderScreen } from '../render-screen.tsx';

/** How a loot's page is opened: fields of the loot, the reader's own applications, the answer to the number of applications, and the address. */
export interface ShownLoot {
  campaign?: Parameters<typeof aCampaign>[0];
  own?: object[];
  count?: { status?: number; json: unknown };
  at?: string;
}

/** Returns the API's answers to the page of the loot `cmp_1`. */
export const lootAnswers = ({ campaign = {}, own = [], count = { json: { count: 3 } } }: ShownLoot) => ({
  'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({ endDate: null, ...campaign })) },
  'GET /applications': { json: own },
  'GET /questions/campaign/cmp_1': { json: [] },
  'GET /cases/mine': { json: [] },
  'GET /applications/getnumberofapplications/cmp_1': count,
});

/** Opens the page of the loot `cmp_1` and waits for its title. */
export async function showLoot({ at = '/loot/cmp_1', ...shown }: ShownLoot = {}): Promise<void> {
  answerApi(lootAnswers(shown));
  renderScreen(
    <Routes>
      <Route path="/loot/:id" element={<LootRoute />} />
    </Routes>,
    at,
  );
  await screen.findByRole('heading', { level: 1 });
}
