import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { OutputOf } from '@doubloon/contract/calls/operation.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { profileQuery } from '../api/profile-query.ts';
import { PICTURE_TYPES, readPicture } from '../picture-file.ts';
import { profileChanges, profileSchema, profileValues, type ProfileValues } from '../profile-schema.ts';
import { ApiError, refusedFields, type RefusedField } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { saveSession, useSession, whileBusy } from '../../../shared/state/session.ts';
import { chakra, Hint, Wrap } from '../../../shared/style/chakra.tsx';
import { accountText, usersText } from '../../../shared/text/users.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { FieldError } from '../../../shared/ui/forms/field.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { PicturePart } from './picture-part.tsx';

const { TextField, TextareaField } = fieldsOf<ProfileValues>();

/** Changes picture and basic information, both saved together or not at all. */
export function ProfileEditor({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  const saving = useMutation({
    mutationFn: (values: ProfileValues) => saveProfile(profileChanges(profile, values)),
    meta: {
      shows: (client, saved: OutputOf<typeof updateProfile>) => client.setQueryData(profileQuery.queryKey, saved),
      success: usersText.saved,
      failure: usersText.saveFailed,
    },
    onSuccess: (saved) => {
      rememberProfile(saved);
      onDone();
    },
  });
  return (
    <Form
      schema={profileSchema(profile.username !== null)}
      defaults={profileValues(profile)}
      onSubmit={saving.mutateAsync}
      refusals={refusedProfileFields}
      label={usersText.edit}
      startAt="name"
    >
      <SettingsSection title="Basic Information" intro={usersText.basicIntro}>
        <PicturePart>
          <PictureField name={profile.name} current={profile.profilePic} />
        </PicturePart>
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <TextField
            name="name"
            label="Name"
            required
            hint={profile.isVerified ? accountText.newName : undefined}
            autoComplete="name"
            maxLength={100}
          />
          <TextField
            name="username"
            label="Username"
            required={profile.username !== null}
            optional={profile.username === null}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField name="contact" label="Contact" optional autoComplete="tel" maxLength={100} />
          <TextField
            name="website"
            label="Website"
            optional
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
          />
          <chakra.div gridColumn="1 / -1">
            <TextareaField name="bio" label="Bio" optional rows={4} />
          </chakra.div>
        </chakra.div>
        <FormActions submit="Save Changes" loadingText="Saving..." onlyChanged onCancel={onDone} />
      </SettingsSection>
    </Form>
  );
}

/** Lets the session say of its person what the server says now; nothing when somebody else is signed in meanwhile. */
function rememberProfile(profile: OwnProfile): void {
  const { token, user } = useSession.getState();
  if (token && user?.uid === profile.uid) saveSession(token, profile);
}

/** Changes parts of one's own profile; a picture goes as a data URL. */
export function saveProfile(change: Partial<ProfileValues>) {
  return whileBusy(() => request(updateProfile, { body: change }));
}

/** Fields of the profile that the server refused, some by its status alone. */
function refusedProfileFields(error: unknown): readonly RefusedField[] {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' };
  if (status === 409) return [{ field: 'username', message }];
  if (status === 413 || status === 415) return [{ field: 'profilePic', message }];
  return refusedFields(error);
}

/** Chooses, shows and removes the picture of `name` in the place of the `current` one; nothing of it counts before the form is saved. */
function PictureField({ name, current }: { name: string; current: string | null }) {
  const { setError, clearErrors } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController<ProfileValues, 'profilePic'>({ name: 'profilePic' });
  const { value } = field;
  const error = fieldState.error?.message;
  const chooser = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const shown = value === undefined ? current : value;
  const note = value ? 'New picture, not saved yet' : value === null ? 'Will be removed when you save' : undefined;

  const take = (picture: ProfileValues['profilePic']) => {
    clearErrors('profilePic');
    field.onChange(picture);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    await readPicture(file).then(take, ({ message }: Error) => setError('profilePic', { message }));
  };

  return (
    <>
      {value ? (
        <Picture
          src={value}
          alt="New picture, not saved yet"
          width="16"
          height="16"
          borderRadius="full"
          flexShrink="0"
        />
      ) : (
        <Avatar name={name} src={shown} size="16" />
      )}
      <chakra.div flex="1 1 14rem" minWidth="0">
        <Wrap gap="2">
          <Button variant="outline" aria-describedby={noteId} onClick={() => chooser.current?.click()}>
            <ImagePlus aria-hidden />
            {shown ? 'Change picture' : 'Choose picture'}
          </Button>
          {shown && (
            <Button variant="quiet" onClick={() => take(current ? null : undefined)}>
              <Trash2 aria-hidden />
              Remove picture
            </Button>
          )}
        </Wrap>
        <Hint id={noteId} marginTop="2">
          {note ?? 'JPEG, PNG, GIF or WebP, less than 5MB.'}
        </Hint>
        {error && <FieldError>{error}</FieldError>}
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
    </>
  );
}
