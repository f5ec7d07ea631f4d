import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { readPostUrl } from '@doubloon/contract/links/post-url.ts';
import { chakra, List } from '../../../../shared/style/chakra.tsx';
import { ExternalLink } from '../../../../shared/ui/buttons/external-link.tsx';
import { GivenAddress } from '../../../../shared/ui/buttons/given-address.tsx';
import { PlatformIcon } from '../../../../shared/ui/pictures/platform-icon.tsx';

const Posts = chakra(List, { base: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } });
const Post = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' } });
const Address = chakra('span', { base: { minWidth: '0' } });

/** Links to the posts that show what the owner of a loot wants. Nobody has followed a short link among them, so that it is text. */
export function ExamplePosts({ posts }: { posts: CampaignView['example_posts'] }) {
  return (
    <Posts>
      {posts.map(({ url, platform }) => (
        <Post key={url}>
          <PlatformIcon platform={platform} size="small" />
          <Address>
            <PostLink url={url} />
          </Address>
        </Post>
      ))}
    </Posts>
  );
}

/** A link to a post, by the name of its author where its address says it. */
function PostLink({ url }: { url: string }) {
  const author = readPostUrl(url)?.author;
  return author ? <ExternalLink href={url}>{`@${author}`}</ExternalLink> : <GivenAddress href={url} trusted={false} />;
}
