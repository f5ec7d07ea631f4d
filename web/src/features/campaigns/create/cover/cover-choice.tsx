import { PICTURE_UPLOAD } from '@doubloon/contract/media/picture-upload.ts';
import { ImageField } from '../../../../shared/form/image-field.tsx';
import type { BegunCover } from './use-begun-cover.ts';

const TYPES = 'JPEG, PNG, GIF or WebP up to 5MB. Wide pictures fit best.';

/** The field for the cover of a loot that is not paid for yet, which goes up once it is. */
export function CoverChoice({ cover: { url, isElsewhere, choose, remove } }: { cover: BegunCover }) {
  return (
    <ImageField
      label="Cover"
      hint={
        isElsewhere
          ? `The cover that you chose is not in this browser. Choose it again here, or with “Edit” once you have paid. ${TYPES}`
          : `Without one, we draw it. ${TYPES} It is kept in this browser until you have paid.`
      }
      rules={PICTURE_UPLOAD}
      image={url ?? null}
      send={choose}
      remove={{ label: 'Remove cover', onRemove: remove }}
    />
  );
}
