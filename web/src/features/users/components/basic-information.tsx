import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { clearSession, saveSession, useSession } from '../../../shared/state/session.ts';
import { roleLabel } from '../../../shared/state/session-user.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { usersText } from '../../../shared/text/users.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { profileQuery } from '../api/profile-query.ts';
import { saveProfile } from '../api/save-profile.ts';

/** Name and contact with an edit mode; what cannot be changed is shown beside. */
export function BasicInformation() {
  const profile = useQuery(profileQuery);
  const [editing, setEditing] = useState(false);

  useEffect(() => {
    if (profile.error && /token|unauthorized/i.test(profile.error.message)) clearSession();
  }, [profile.error]);

  return (
    <Card>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" marginBottom="5">
        <chakra.h2 fontSize="xl">{usersText.basicInformation}</chakra.h2>
        {profile.data && !editing && (
          <Button look="outline" whiteSpace="nowrap" onClick={() => setEditing(true)}>
            {usersText.edit}
          </Button>
        )}
      </chakra.div>
      {profile.isPending && <Skeleton height="32" />}
      {profile.isError && (
        <QueryProblem title={usersText.loadFailed} error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      {profile.data &&
        (editing ? (
          <ProfileForm profile={profile.data} onDone={() => setEditing(false)} />
        ) : (
          <Facts
            long
            facts={[
              ['Name', profile.data.name],
              ['Email', profile.data.email],
              ['Username', profile.data.username],
              ['Contact', profile.data.contact],
              ['Role', `${roleLabel(profile.data.role)} (${usersText.cannotChange})`],
              ['Member since', <DateText key="m" value={profile.data.createdAt} />],
            ]}
          />
        ))}
    </Card>
  );
}

function ProfileForm({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(profile.name);
  const [contact, setContact] = useState(profile.contact ?? '');
  const saving = useMutation({
    mutationFn: () => saveProfile({ name: name.trim(), contact: contact.trim() }),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved);
      const { token } = useSession.getState();
      if (token) saveSession(token, saved);
      toastSuccess(usersText.saved);
      onDone();
    },
    onError: (error) => toastError(messageOf(error, usersText.saveFailed)),
  });
  const missing = name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing && !saving.isPending) saving.mutate();
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <Field label="Name" required error={missing ? usersText.nameRequired : undefined}>
        <TextInput value={name} maxLength={100} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Contact" optional>
        <TextInput
          value={contact}
          maxLength={100}
          autoComplete="tel"
          onChange={(event) => setContact(event.target.value)}
        />
      </Field>
      <Actions marginTop="2">
        <Button look="quiet" onClick={onDone}>
          {usersText.cancel}
        </Button>
        <Button type="submit" busy={saving.isPending} busyLabel={usersText.saving}>
          {usersText.save}
        </Button>
      </Actions>
    </chakra.form>
  );
}
