import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { usersText } from '../../../shared/text/users.ts';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { PICTURE_TYPES, readPicture } from '../picture-file.ts';
import type { ProfileValues } from '../profile-schema.ts';

/** Chooses, shows and removes the picture in the place of the `current` one; nothing of it counts before the form is saved. */
export function PictureField({ current }: { current: string | null }) {
  const { setError, clearErrors } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController<ProfileValues, 'profilePic'>({ name: 'profilePic' });
  const { value } = field;
  const error = fieldState.error?.message;
  const chooser = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const shown = value === undefined ? current : value;
  const note = value ? usersText.pictureNew : value === null ? 'Will be removed when you save' : undefined;

  const take = (picture: ProfileValues['profilePic']) => {
    clearErrors('profilePic');
    field.onChange(picture);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    await readPicture(file).then(take, ({ message }: Error) => setError('profilePic', { message }));
  };

  return (
    <Wrap alignItems="center" gap="5">
      {value ? (
        <Picture src={value} alt={usersText.pictureNew} width="24" height="24" borderRadius="full" flexShrink="0" />
      ) : (
        <Avatar src={shown} size="24" />
      )}
      <chakra.div flex="1 1 14rem" minWidth="0">
        <Wrap gap="2">
          <Button look="outline" aria-describedby={noteId} onClick={() => chooser.current?.click()}>
            <ImagePlus aria-hidden />
            {shown ? usersText.changePicture : usersText.choosePicture}
          </Button>
          {shown && (
            <Button look="quiet" onClick={() => take(current ? null : undefined)}>
              <Trash2 aria-hidden />
              Remove picture
            </Button>
          )}
        </Wrap>
        <chakra.p id={noteId} textStyle="hint" marginTop="2">
          {note ?? 'JPEG, PNG, GIF or WebP, less than 5MB.'}
        </chakra.p>
        {error && (
          <chakra.p role="alert" textStyle="error" fontWeight="medium" marginTop="1.5">
            {error}
          </chakra.p>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
      </chakra.div>
    </Wrap>
  );
}
