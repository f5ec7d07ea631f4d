import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Tx } from '../platform/database/database.ts';
import { releaseFiles } from '../platform/uploads/release-files.ts';

/**
 * Takes the cover and the files of its brief off a campaign that the unit of work has read, and releases them; returns their paths for `removeReleasedFiles`.
 * Writes up to 2 and `MAX_BRIEF_FILES`.
 */
export function removeMaterial(
  tx: Tx,
  { id, cover, files }: Pick<Campaign, 'id' | 'cover' | 'files'>,
  now: Date,
): string[] {
  const paths = [...(cover ? [cover] : []), ...files].map(({ storagePath }) => storagePath);
  if (paths.length === 0) return [];
  tx.campaigns.update(id, { cover: null, files: [] });
  releaseFiles(tx, paths, now);
  return paths;
}
