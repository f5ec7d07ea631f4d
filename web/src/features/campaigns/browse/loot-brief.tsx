import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, SectionTitle, Written } from '../../../shared/style/chakra.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { BriefFiles } from './material/brief-files.tsx';
import { ExamplePosts } from './material/example-posts.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

/** Brief of a loot for its owner, who decides by it, with a link to the page that creators see. */
export function LootBrief({ campaign }: { campaign: CampaignView }) {
  const { description, requirements, example_posts: examples, files, platforms, startDate, endDate } = campaign;
  return (
    <Card>
      <SectionTitle marginBottom="3">The brief</SectionTitle>
      <Written maxWidth="prose" marginBottom="3">
        {description}
      </Written>
      {requirements.length > 0 && (
        <ul className="bulleted">
          {requirements.map((requirement, index) => (
            // Nobody stops an owner from saying a thing twice.
            <li key={`${index} ${requirement}`}>{requirement}</li>
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <chakra.section aria-label="Examples" marginTop="4">
          <ExamplePosts posts={examples} />
        </chakra.section>
      )}
      {files.length > 0 && (
        <chakra.section aria-label="Files" marginTop="4">
          <BriefFiles files={files} />
        </chakra.section>
      )}
      <chakra.div marginTop="4">
        <Facts
          facts={[
            ['Platforms', <PlatformIcons key="p" platforms={platforms} most={6} wrap />],
            ['Start Date', startDate && formatDate(startDate)],
            ['End Date', endDate && formatDate(endDate)],
          ]}
        />
      </chakra.div>
      <chakra.div marginTop="5">
        <ButtonLink variant="outline" to={paths.loot(campaign.id)}>
          See the page that creators see
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}
