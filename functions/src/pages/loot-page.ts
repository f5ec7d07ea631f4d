import * as operations from '@doubloon/contract/campaigns/operations.ts';
import { getCampaign } from '../campaigns/list-campaigns.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { firstAnswer } from './first-answer.ts';
import { pictureOf, type FindContent } from './page-content.ts';

/** `/loot/:id`. Reads 1. */
export const findLootPage: FindContent = async (call, id) => {
  const { siteOrigin } = call.config;
  const input = parseInput(operations.getCampaign, { params: { id }, query: {}, body: {} });
  const { result: loot, answers } = await firstAnswer(operations.getCampaign, getCampaign, call, input);
  return {
    answers,
    head: {
      title: loot.title,
      description: loot.description,
      address: `${siteOrigin}/loot/${encodeURIComponent(id)}`,
      kind: 'website',
      picture: pictureOf(loot.businessOwner.logo, siteOrigin),
      firstPictures: [],
    },
  };
};
