import { changeMailChoices, getMailChoices } from '@doubloon/contract/mail/operations.ts';
import type { MailChoices, MailGroup } from '@doubloon/contract/notifications/mail-group.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { QuietHoursChoice } from './quiet-hours.tsx';

const GROUPS: readonly { readonly group: MailGroup; readonly label: string; readonly hint: string }[] = [
  {
    group: 'decisions',
    label: 'Needs my action',
    hint: 'Something to decide, to mend or to go on with, such as a new application or a treasure that needs a revision.',
  },
  {
    group: 'progress',
    label: 'Progress updates',
    hint: 'News that needs no action, such as a project that is completed.',
  },
  {
    group: 'messages',
    label: 'Messages and reviews',
    hint: 'What others write to you or about you. Unread messages come together, once in four hours at most.',
  },
];
/** The choice that creators have besides: nobody else saves loots and searches. */
const OF_CREATORS: typeof GROUPS = [
  {
    group: 'saved',
    label: 'Loots for me',
    hint: 'New loots that match a saved search, once a day at most, and saved loots that end soon.',
  },
];

const choices = queryOf(getMailChoices, {});

/** Which mails one gets, and when none; each choice is kept at once. */
export function MailChoicesSection() {
  const query = useQuery(choices);
  const isCreator = useSession(({ user }) => user?.role === 'content_creator');
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: (changed: Partial<MailChoices>) => request(changeMailChoices, { body: changed }),
    // In the order in which they were made, so that the last one stands.
    scope: { id: 'mail-choices' },
    meta: { success: 'Your mails were changed', failure: 'Your mails could not be changed. Please try again.' },
    onSuccess: (answer) => void client.setQueryData(choices.queryKey, answer),
  });
  return (
    <SettingsSection
      title="Emails"
      intro="What we mail you, once your email is verified. Emails about your money and the safety of your account always come."
    >
      <QueryView query={query} problem="Failed to load your choice of emails" pending={<Skeleton height="48" />}>
        {(shown) => (
          <Stack gap="1">
            {[...GROUPS, ...(isCreator ? OF_CREATORS : [])].map(({ group, label, hint }) => (
              <Checkbox
                key={group}
                checked={(choosing.isPending ? choosing.variables[group] : undefined) ?? shown[group]}
                onChange={({ target }) => choosing.mutate({ [group]: target.checked })}
                label={
                  <>
                    <chakra.span display="block" fontWeight="semibold">
                      {label}
                    </chakra.span>
                    <chakra.span display="block" textStyle="hint">
                      {hint}
                    </chakra.span>
                  </>
                }
              />
            ))}
            <QuietHoursChoice
              quiet={
                choosing.isPending && choosing.variables.quiet !== undefined ? choosing.variables.quiet : shown.quiet
              }
              onChange={(quiet) => choosing.mutate({ quiet })}
            />
          </Stack>
        )}
      </QueryView>
    </SettingsSection>
  );
}
