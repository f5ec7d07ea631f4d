import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { fieldsOf } from '../../../shared/form/fields.tsx';
import { FormActions } from '../../../shared/form/form-actions.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { usersText } from '../../../shared/text/users.ts';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { profileQuery } from '../api/profile-query.ts';
import { profileChanges, profileSchema, profileValues, type ProfileValues } from '../profile-schema.ts';
import { PictureField } from './picture-field.tsx';
import { saveSession, useSession, whileBusy } from '../../../shared/state/session.ts';
import { request } from '../../../shared/api/request.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type RefusedField, refusedFields } from '../../../shared/api/refused-fields.ts';

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
      gap={{ base: '8', lg: '6' }}
    >
      <SettingsSection title={usersText.picture} intro={usersText.pictureIntro}>
        <PictureField current={profile.profilePic} />
      </SettingsSection>
      <SettingsSection title={usersText.basicInformation} intro={usersText.basicIntro}>
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <TextField name="name" label="Name" required autoComplete="name" maxLength={100} />
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
        <FormActions
          submit="Save Changes"
          busyLabel="Saving..."
          onlyChanged
          cancel={usersText.cancel}
          onCancel={onDone}
        />
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
