import { type CreatorRecord } from '@doubloon/contract/records/record.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../style/chakra.tsx';
import { counted, formatCount } from '../ui/figures/numbers.tsx';
import { PlatformIcon } from '../ui/pictures/platform-icon.tsx';

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '5',
    paddingBottom: '5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    listStyleType: 'none',
  },
});
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' } });
const Views = chakra('p', { base: { fontWeight: 'bold', fontSize: 'lg', lineHeight: 'tight', textStyle: 'figure' } });
const Posts = chakra('p', { base: { textStyle: 'hint', lineHeight: 'snug' } });

/** The views of a creator's accepted posts, as each platform gives them; nothing while none was read. */
export function VerifiedResults({ record }: { record: CreatorRecord | null }) {
  if (!record || record.views.length === 0) return null;
  return (
    <Rows aria-label="Verified results">
      {record.views.map(({ platform, posts, total, half_have: half }) => (
        <Row key={platform}>
          <PlatformIcon platform={platform} />
          <chakra.div minWidth="0">
            {/* A single platform has all the views that the header says. */}
            <Views>
              {record.views.length > 1
                ? `${counted(total, 'view')} on ${platformLabel(platform)}`
                : platformLabel(platform)}
            </Views>
            <Posts>
              {counted(posts, 'accepted post')}
              {posts > 1 && `, half with ${formatCount(half)} views or more`}
            </Posts>
          </chakra.div>
        </Row>
      ))}
    </Rows>
  );
}
