import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@doubloon/contract/calendar/operations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra, Hint, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const feed = queryOf(getCalendarFeed, {});

/** The secret address under which other calendars read one's deadlines: made, replaced and revoked here, shown only when it is made. */
export function CalendarFeedSection() {
  const query = useQuery(feed);
  const client = useQueryClient();
  const renewing = useMutation({
    mutationFn: () => request(renewCalendarFeed, {}),
    meta: { failure: 'The calendar address could not be made. Please try again.' },
    onSuccess: ({ created_at }) => void client.setQueryData(feed.queryKey, { created_at }),
  });
  const revoking = useMutation({
    mutationFn: () => request(revokeCalendarFeed, {}),
    meta: {
      success: 'The calendar address no longer works',
      failure: 'The calendar address could not be revoked. Please try again.',
    },
    onSuccess: (answer) => {
      renewing.reset();
      client.setQueryData(feed.queryKey, answer);
    },
  });
  return (
    <SettingsSection
      title="Calendar"
      intro="Your deadlines in your own calendar: ends of loots, deliveries, decisions and proofs, at your local time."
    >
      <QueryView query={query} problem="Failed to load your calendar" pending={<Skeleton height="24" />}>
        {({ created_at: since }) =>
          since === null ? (
            <Stack gap="4" justifyItems="start">
              <p>You get a secret address that Google, Apple and Outlook calendars subscribe to.</p>
              <Button
                variant="outline"
                loading={renewing.isPending}
                loadingText="Making..."
                onClick={() => renewing.mutate()}
              >
                Create calendar link
              </Button>
            </Stack>
          ) : (
            <Stack gap="4">
              {renewing.data ? (
                <NewAddress url={renewing.data.url} />
              ) : (
                <p>
                  Your address was made on <DateText value={since} />. It is shown only then: if you have lost it, make
                  a new one.
                </p>
              )}
              <Wrap gap="3">
                <ConfirmButton
                  variant="outline"
                  asks={{
                    title: 'Make a new address?',
                    question: 'The present one leads nowhere then. Calendars that use it need the new one.',
                    confirm: 'Make a new address',
                    loadingText: 'Making...',
                  }}
                  onConfirm={() => renewing.mutateAsync()}
                >
                  New address
                </ConfirmButton>
                <ConfirmButton
                  variant="dangerQuiet"
                  asks={{
                    title: 'Revoke the address?',
                    question: 'Calendars that use it will no longer show your deadlines.',
                    confirm: 'Revoke',
                    loadingText: 'Revoking...',
                  }}
                  onConfirm={() => revoking.mutateAsync()}
                >
                  Revoke
                </ConfirmButton>
              </Wrap>
            </Stack>
          )
        }
      </QueryView>
    </SettingsSection>
  );
}

/** A calendar address that was just made. */
function NewAddress({ url }: { url: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => toastSuccess('Address copied'),
      () => toastError('The address could not be copied. Please select it and copy it yourself.'),
    );
  return (
    <Stack gap="3" minWidth="0" role="status">
      <p>Your new address. Copy it now, it is not shown again.</p>
      <chakra.code bg="sunken" borderRadius="md" paddingX="3" paddingY="2" fontSize="sm" overflowWrap="anywhere">
        {url}
      </chakra.code>
      <Hint>Whoever has it can read your deadlines, but can change nothing.</Hint>
      <Wrap gap="3">
        <Button onClick={copy}>
          <Copy aria-hidden />
          Copy address
        </Button>
      </Wrap>
    </Stack>
  );
}
