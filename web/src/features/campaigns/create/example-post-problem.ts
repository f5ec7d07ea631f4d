import { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { postAddressProblem } from '@doubloon/contract/links/post-problem.ts';

const ExamplePostUrl = CampaignDraft.shape.example_posts.unwrap().out.element;

/** Says why a typed text is not the address of a post that a loot can name as an example; undefined if it is. */
export function examplePostProblem(text: string): string | undefined {
  const { error } = ExamplePostUrl.safeParse(text);
  return postAddressProblem(text) ?? error?.issues[0]?.message;
}
