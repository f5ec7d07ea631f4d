import { changeMailChoices, getMailChoices } from '@doubloon/contract/mail/operations.ts';
import type { MailChoices, MailGroup } from '@doubloon/contract/notifications/mail-group.ts';
import type { PushChoices } from '@doubloon/contract/notifications/push-choices.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { changePushChoices } from '@doubloon/contract/push/operations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { pushSettingsQuery } from '../../../shared/push/use-push-switch.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Card, chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { Switch } from '../../../shared/ui/forms/switch.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { useEmailIsProven } from '../use-email-is-proven.ts';
import { QuietHoursChoice } from './quiet-hours.tsx';

const KINDS: readonly {
  readonly group: MailGroup;
  readonly name: string;
  readonly hint: string;
}[] = [
  { group: 'decisions', name: 'Needs my action', hint: 'Something to decide, to mend or to go on with.' },
  { group: 'progress', name: 'Progress updates', hint: 'News that needs no action.' },
  {
    group: 'messages',
    name: 'Messages and reviews',
    hint: 'Unread messages come by email alone, once in four hours at most.',
  },
];
/** The kind that creators have besides: nobody else saves loots and searches. */
const OF_CREATORS: typeof KINDS = [
  {
    group: 'saved',
    name: 'Loots for me',
    hint: 'New loots that match a saved search, and saved loots that end soon.',
  },
];

const Matrix = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody tr:last-of-type': { borderBottomWidth: '0', '& th': { paddingBottom: '0' } },
    '& thead th': { textStyle: 'hint', fontWeight: 'semibold', paddingBottom: '2' },
    '& :is(td, thead th + th)': { width: '4.5rem', textAlign: 'right', paddingLeft: '2' },
    '& tbody th': { textAlign: 'left', paddingY: '3', fontWeight: 'semibold' },
  },
});
const About = chakra('span', { base: { display: 'block', textStyle: 'hint', fontWeight: 'normal' } });
const Always = chakra('span', {
  base: {
    display: 'inline-grid',
    justifyItems: 'center',
    minWidth: '11',
    textStyle: 'hint',
    fontSize: 'xs',
    '& svg': { color: 'seaText' },
  },
});

const mailChoices = queryOf(getMailChoices, {});

/** One way in which news come, with what comes that way. */
interface Channel {
  readonly name: string;
  /** Follows the kind of news in the name of its switch. */
  readonly by: string;
  readonly isOn: (group: MailGroup) => boolean;
  readonly change: (group: MailGroup, on: boolean) => void;
}

interface NotificationChoicesProps {
  /** Left out while it is not known, and with it if the e-mail is proven. */
  profile?: OwnProfile | undefined;
}

/** Which news come by which way, and when none; each choice is kept at once. Browsers have a column once there is one to tell. */
export function NotificationChoices({ profile }: NotificationChoicesProps) {
  const query = useQuery(mailChoices);
  const push = useQuery(pushSettingsQuery);
  const isCreator = useSession(({ user }) => user?.role === 'content_creator');
  const isProven = useEmailIsProven(profile);
  const client = useQueryClient();
  const mailing = useMutation({
    mutationFn: (changed: Partial<MailChoices>) => request(changeMailChoices, { body: changed }),
    // In the order in which they were made, so that the last one stands.
    scope: { id: 'mail-choices' },
    meta: { success: 'Your mails were changed', failure: 'Your mails could not be changed. Please try again.' },
    onSuccess: (answer) => void client.setQueryData(mailChoices.queryKey, answer),
  });
  const pushing = usePushChoices();
  const { data: pushed } = push;
  const browsers: Channel[] =
    pushed && pushed.vapidKey !== null && pushed.devices.length > 0
      ? [
          {
            name: 'Browser',
            by: 'in my browsers',
            isOn: (group) => (pushing.isPending ? pushing.variables[group] : undefined) ?? pushed.choices[group],
            change: (group, on) => pushing.mutate({ [group]: on }),
          },
        ]
      : [];
  return (
    <SettingsSection
      title="Notifications"
      intro={`What we tell you, and where.${profile && !isProven ? ' Emails begin once yours is verified.' : ''}`}
      more={
        query.data &&
        !push.isPending && (
          <Card as="div">
            <QuietHoursChoice
              quiet={
                mailing.isPending && mailing.variables.quiet !== undefined ? mailing.variables.quiet : query.data.quiet
              }
              onChange={(quiet) => mailing.mutate({ quiet })}
            />
          </Card>
        )
      }
    >
      <QueryView query={query} problem="Failed to load your choice of emails" pending={<Skeleton height="64" />}>
        {(shown) => {
          // A column that came later would move the one before it.
          if (push.isPending) return <Skeleton height="64" />;
          const mails: Channel = {
            name: 'Email',
            by: 'by email',
            isOn: (group) => (mailing.isPending ? mailing.variables[group] : undefined) ?? shown[group],
            change: (group, on) => mailing.mutate({ [group]: on }),
          };
          return <Choices kinds={[...KINDS, ...(isCreator ? OF_CREATORS : [])]} channels={[mails, ...browsers]} />;
        }}
      </QueryView>
    </SettingsSection>
  );
}

/** Changes what one's browsers tell. */
function usePushChoices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changed: Partial<PushChoices>) => request(changePushChoices, { body: changed }),
    // In the order in which they were made, so that the last one stands.
    scope: { id: 'push-choices' },
    meta: {
      success: 'Your notifications were changed',
      failure: 'Your notifications could not be changed. Please try again.',
    },
    onSuccess: (choices) => client.setQueryData(pushSettingsQuery.queryKey, (kept) => kept && { ...kept, choices }),
  });
}

/** The kinds of news, one in a row, by the ways in which they come. */
function Choices({ kinds, channels }: { kinds: typeof KINDS; channels: readonly Channel[] }) {
  return (
    <Matrix>
      <thead>
        <tr>
          <th>
            <VisuallyHidden>News</VisuallyHidden>
          </th>
          {channels.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ group, name, hint }) => (
          <tr key={group}>
            <th scope="row">
              {name}
              <About>{hint}</About>
            </th>
            {channels.map(({ name: channel, by, isOn, change }) => (
              <td key={channel}>
                <Switch
                  label={`${name} ${by}`}
                  checked={isOn(group)}
                  onChange={({ target }) => change(group, target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            Money and security
            <About>Payouts, refunds and the safety of your account.</About>
          </th>
          {channels.map(({ name }) => (
            <td key={name}>
              <Always>
                <Check size={18} aria-hidden />
                Always
              </Always>
            </td>
          ))}
        </tr>
      </tbody>
    </Matrix>
  );
}
