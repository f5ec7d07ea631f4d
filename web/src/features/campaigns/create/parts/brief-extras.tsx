import { MAX_EXAMPLE_POSTS } from '@doubloon/contract/campaigns/campaign.ts';
import { useFormContext, useFormState } from 'react-hook-form';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { Skeleton } from '../../../../shared/ui/lists/query-view.tsx';
import type { FilesBegun } from '../begun/use-begun-files.ts';
import { filledIn, type CreateLootValues } from '../create-loot-schema.ts';
import { TextRows } from '../text-rows.tsx';
import { FoldedFields } from './folded-fields.tsx';

const MaterialChoice = lazyPart(
  async () => (await import('../begun/material-choice.tsx')).MaterialChoice,
  // Keeps its place.
  <Skeleton height="22rem" />,
);

/** Takes what makes a brief clearer: examples, files and a cover. */
export function BriefExtras({ begun }: { begun: FilesBegun }) {
  const { control, getValues } = useFormContext<CreateLootValues>();
  const { errors } = useFormState({ control, name: 'examplePosts' });
  const { coverUrl, files, elsewhere } = begun;
  const used =
    coverUrl !== undefined ||
    elsewhere.hasCover ||
    [files, elsewhere.fileNames, filledIn(getValues('examplePosts'))].some(({ length }) => length > 0);
  return (
    <FoldedFields title="Add a cover, files and example posts" used={used} wrong={errors.examplePosts !== undefined}>
      <TextRows
        name="examplePosts"
        label="Posts that you like"
        item="Example post"
        placeholder="https://www.tiktok.com/@name/video/…"
        most={MAX_EXAMPLE_POSTS}
        inputMode="url"
      />
      <MaterialChoice begun={begun} />
    </FoldedFields>
  );
}
