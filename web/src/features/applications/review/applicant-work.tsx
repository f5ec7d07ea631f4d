import type { Applicant, EarlierWork } from '@doubloon/contract/applications/applicant.ts';
import { useQuery } from '@tanstack/react-query';
import { applicantQuery } from '../api/queries.ts';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { COUNTED_FROM, ViewsSource } from '../../../shared/loots/sourced-views.tsx';
import { paths } from '../../../shared/paths.ts';
import { PostEmbed, toldByShowing } from '../../../shared/posts/post-embed.tsx';
import { chakra, Hint, List, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { counted, formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const Title = chakra('h3', { base: { fontWeight: 'semibold', marginBottom: '2' } });

/** Shows what a creator has done for the reader before, and their posts that most people have seen. */
export function ApplicantWork({ applicationId }: { applicationId: string }) {
  const applicant = useQuery(applicantQuery(applicationId));
  return (
    <QueryView
      beside
      query={applicant}
      problem="Failed to load earlier work"
      missing={null}
      pending={<Skeleton height="16" />}
    >
      {({ together, best_posts: posts }) => (
        <Stack gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Together together={together} />
          {posts.length > 0 && <BestPosts posts={posts} />}
        </Stack>
      )}
    </QueryView>
  );
}

function Together({ together: { total, newest } }: Pick<Applicant, 'together'>) {
  return (
    <section>
      <Title>Earlier with you</Title>
      {newest.length === 0 ? (
        <Hint>This would be your first loot together.</Hint>
      ) : (
        <List gap="3">
          {newest.map((work) => (
            <li key={work.application_id}>
              <Wrap gap="2" alignItems="center" justifyContent="space-between">
                <TextLink to={paths.managedLoot(work.campaign_id)} minWidth="0" overflowWrap="anywhere">
                  {work.title}
                </TextLink>
                <ApplicationStatusBadge status={work.status} />
              </Wrap>
              <Hint>
                {outcomeText(work)}, applied <DateText value={work.applied_at} />
              </Hint>
            </li>
          ))}
        </List>
      )}
      {newest.some(({ accepted_posts: posts }) => posts > 0) && (
        <Hint marginTop="2">{`Counted views. ${COUNTED_FROM}`}</Hint>
      )}
      {total > newest.length && (
        <Hint marginTop="2">{counted(total - newest.length, 'older application')} besides.</Hint>
      )}
    </section>
  );
}

/** Says how earlier work ended. */
function outcomeText({ status, slot_freed: freed, accepted_posts: posts, views, paid }: EarlierWork): string {
  if (freed) return 'Nothing was delivered in time';
  if (status === 'rejected') return 'Was not accepted';
  if (posts === 0) return paid > 0 ? `${formatCents(paid)} paid` : 'No accepted treasure so far';
  return `${counted(posts, 'accepted post')}, ${counted(views, 'view')}, ${formatCents(paid)} paid`;
}

function BestPosts({ posts }: { posts: Applicant['best_posts'] }) {
  return (
    <section>
      <Title>Best posts</Title>
      <List gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {posts.map(({ platform, post_id: id, views, read_at: at }) => (
          <li key={`${platform}:${id}`}>
            <PostEmbed
              platform={platform}
              id={id}
              about={
                <>
                  <chakra.span display="block" color="text" fontWeight="semibold" textStyle="figure">
                    {counted(views, 'view')}
                  </chakra.span>
                  <ViewsSource known={{ views, at, platform, source: 'platform' }} />
                </>
              }
            />
          </li>
        ))}
      </List>
      <Hint marginTop="2">{toldByShowing('its platform')}</Hint>
    </section>
  );
}
