import type { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { zodResolver } from '../../../shared/form/zod-resolver.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAskBeforeLeaving } from '../../../shared/form/use-ask-before-leaving.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { usersText } from '../../../shared/text/users.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DiscardDialog } from '../../../shared/ui/discard-dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { profileQuery } from '../api/profile-query.ts';
import { saveProfile } from '../api/save-profile.ts';
import { profileChanges, profileSchema, profileValues, type ProfileValues } from '../profile-schema.ts';
import { refusedFields } from '../refused-fields.ts';
import { rememberProfile } from '../remember-profile.ts';
import { PictureField } from './picture-field.tsx';

/** Changes picture and basic information, both saved together or not at all. */
export function ProfileEditor({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  const [asksToLeave, setAsksToLeave] = useState(false);
  const { register, handleSubmit, control, formState, setError, setFocus, setValue, clearErrors } = useForm({
    resolver: zodResolver(profileSchema(profile.username !== null)),
    defaultValues: profileValues(profile),
  });
  const { errors } = formState;
  const picture = useWatch({ control, name: 'profilePic' });
  const isDirty = formState.isDirty || picture !== undefined;
  useEffect(() => setFocus('name'), [setFocus]);

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
    onError: (error) =>
      refusedFields(error).forEach(({ name, message }, at) => setError(name, { message }, { shouldFocus: at === 0 })),
  });
  useAskBeforeLeaving(isDirty && !saving.isSuccess);
  const leave = () => (isDirty ? setAsksToLeave(true) : onDone());

  return (
    <>
      <chakra.form
        noValidate
        aria-label={usersText.edit}
        display="grid"
        gap={{ base: '8', lg: '6' }}
        onSubmit={(event) => void handleSubmit((values) => saving.isPending || saving.mutate(values))(event)}
      >
        <SettingsSection title={usersText.picture} intro={usersText.pictureIntro}>
          <PictureField
            current={profile.profilePic}
            value={picture}
            error={errors.profilePic?.message}
            onChange={(value) => {
              clearErrors('profilePic');
              setValue('profilePic', value);
            }}
            onProblem={(message) => setError('profilePic', { message })}
          />
        </SettingsSection>
        <SettingsSection title={usersText.basicInformation} intro={usersText.basicIntro}>
          <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <Field label="Name" required error={errors.name?.message}>
              <TextInput autoComplete="name" maxLength={100} {...register('name')} />
            </Field>
            <Field
              label="Username"
              required={profile.username !== null}
              optional={profile.username === null}
              error={errors.username?.message}
            >
              <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
            </Field>
            <Field label="Contact" optional error={errors.contact?.message}>
              <TextInput autoComplete="tel" maxLength={100} {...register('contact')} />
            </Field>
            <Field label="Website" optional error={errors.website?.message}>
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="url"
                placeholder="https://"
                {...register('website')}
              />
            </Field>
            <chakra.div gridColumn="1 / -1">
              <Field label="Bio" optional error={errors.bio?.message}>
                <Textarea rows={4} {...register('bio')} />
              </Field>
            </chakra.div>
          </chakra.div>
          <Actions>
            <Button look="quiet" disabled={saving.isPending} onClick={leave}>
              {usersText.cancel}
            </Button>
            <Button type="submit" disabled={!isDirty} busy={saving.isPending} busyLabel={usersText.saving}>
              {usersText.save}
            </Button>
          </Actions>
        </SettingsSection>
      </chakra.form>
      {asksToLeave && <DiscardDialog onDiscard={onDone} onKeep={() => setAsksToLeave(false)} />}
    </>
  );
}
