import { type CreatorRecord } from '@doubloon/contract/records/record.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../style/chakra.tsx';
import { counted, formatCount } from '../ui/figures/numbers.tsx';
import { PlatformIcon } from '../ui/pictures/platform-icon.tsx';

const Rows = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '3',
    marginBottom: '4',
    listStyleType: 'none',
  },
});
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' } });
const Views = chakra('p', { base: { fontWeight: 'semibold', lineHeight: 'snug', textStyle: 'figure' } });
const Posts = chakra('p', { base: { textStyle: 'hint', lineHeight: 'snug' } });

/** The views of a creator's accepted posts, as each platform gives them, beside each other; nothing while none was read. */
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
