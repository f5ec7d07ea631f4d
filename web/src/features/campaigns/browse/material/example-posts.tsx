import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { chakra, List } from '../../../../shared/style/chakra.tsx';
import { GivenAddress } from '../../../../shared/ui/buttons/given-address.tsx';
import { PlatformIcon } from '../../../../shared/ui/pictures/platform-icon.tsx';

const Posts = chakra(List, { base: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });
const Post = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' } });
const Address = chakra('span', { base: { minWidth: '0' } });

/** Links to the posts that show what the owner of a loot wants. Nobody has followed a short link among them, so that it is text. */
export function ExamplePosts({ posts }: { posts: CampaignView['example_posts'] }) {
  return (
    <Posts>
      {posts.map(({ url, platform }) => (
        <Post key={url}>
          <PlatformIcon platform={platform} />
          <Address>
            <GivenAddress href={url} trusted={false} />
          </Address>
        </Post>
      ))}
    </Posts>
  );
}
