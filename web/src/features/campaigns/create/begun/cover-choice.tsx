import { PICTURE_UPLOAD } from '@doubloon/contract/media/picture-upload.ts';
import { ImageField } from '../../../../shared/form/image-field.tsx';
import type { FilesBegun } from './use-begun-files.ts';

const TYPES = 'JPEG, PNG, GIF or WebP up to 5MB. Wide pictures fit best.';

/** The field for the cover of a loot that is not paid for yet, which goes up once it is. */
export function CoverChoice({ begun: { coverUrl, elsewhere, choose } }: { begun: FilesBegun }) {
  return (
    <ImageField
      label="Cover"
      hint={
        elsewhere.hasCover
          ? `The cover that you chose is not in this browser. Choose it again here, or with “Edit” once you have paid. ${TYPES}`
          : `Without one, we draw it. ${TYPES} It is kept in this browser until you have paid.`
      }
      rules={PICTURE_UPLOAD}
      image={coverUrl ?? null}
      send={(cover) => choose(() => ({ cover }))}
      remove={{
        label: 'Remove cover',
        onRemove: () => void choose(() => ({ cover: undefined })).catch(() => undefined),
      }}
    />
  );
}
