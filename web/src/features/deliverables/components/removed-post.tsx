import type { PostState } from '@doubloon/contract/readings/reading.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

/** Says that a post cannot be seen any more, and what follows from it. */
export function RemovedPost({ state, platform }: { state: PostState; platform: PlatformId }) {
  const where = platformLabel(platform);
  return (
    <Notice
      colorPalette="coral"
      title={state === 'private' ? `This post is private on ${where}` : `This post is gone from ${where}`}
    >
      <p>Nothing is paid for it meanwhile. Once everybody can see it again, its views count on.</p>
    </Notice>
  );
}
