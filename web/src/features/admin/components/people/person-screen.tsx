import type { AdminPersonView } from '@doubloon/contract/admin/admin-user.ts';
import { getUserAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { listCasesOfPerson } from '@doubloon/contract/admin/work-operations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../../shared/api/api-error.ts';
import { pagesOf, queryOf } from '../../../../shared/api/queries/query.ts';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Hint, Stack, Wrap } from '../../../../shared/style/chakra.tsx';
import { BackLink } from '../../../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { CopyableId } from '../../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { formatDate } from '../../../../shared/ui/figures/time.ts';
import { Section } from '../../../../shared/ui/layout/section.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState, PageSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { CaseRow } from '../cases/case-row.tsx';
import { useDecision } from '../cases/use-decision.tsx';
import { DecisionButtons, DecisionColumns, Parted, Who } from '../decision-columns.tsx';
import { SubjectHistory } from '../log-entries.tsx';
import { QueueList } from '../queue-row.tsx';
import { PersonButtons } from './person-buttons.tsx';
import { PersonBadges } from './person-row.tsx';

/** `/admin/people/:uid`: one person, what admins can do about them, their cases, and what admins have decided. */
export function PersonScreen() {
  const { uid = '' } = useParams();
  const query = useQuery(queryOf(getUserAsAdmin, { params: { id: uid } }));
  return (
    <AdminFrame
      isAlone={!isMissing(query.error)}
      title={isMissing(query.error) ? 'Person Not Found' : (query.data?.name ?? 'Person')}
      back={<BackLink to={paths.adminPart('people')}>People</BackLink>}
    >
      <QueryView
        query={query}
        problem="Failed to load the person"
        pending={<PageSkeleton />}
        missing={
          <EmptyState
            drawing="map"
            title="There is no such person"
            text="The address may be mistyped, or the account has ended."
            action={<ButtonLink to={paths.adminPart('people')}>Everybody</ButtonLink>}
          />
        }
      >
        {(person) => (
          <DecisionColumns card={<Profile person={person} />}>
            <Cases uid={uid} as="asked" title="Cases" empty="They have asked our team for nothing." />
            <Cases uid={uid} as="reported" title="Reports about them" empty="Nobody has reported them." />
            <SubjectHistory id={uid} empty="No admin has done anything about them yet." />
          </DecisionColumns>
        )}
      </QueryView>
    </AdminFrame>
  );
}

const PROVIDERS: Readonly<Record<string, string>> = { password: 'A password', 'google.com': 'Google' };

function Profile({ person }: { person: AdminPersonView }) {
  const { ask, dialog } = useDecision();
  const { uid, email, email_verified: isProven, username, provider, verification_requested_at: askedAt } = person;
  return (
    <Section title="Profile">
      <Stack gap="4">
        <Who>
          <Avatar name={person.name} src={person.picture} size="12" />
          <Stack gap="1.5">
            <chakra.p overflowWrap="anywhere">{`${email}${isProven ? '' : ' (not verified)'}`}</chakra.p>
            <Wrap gap="1.5">
              <PersonBadges person={person} />
            </Wrap>
          </Stack>
        </Who>
        <DecisionButtons data-actions-of-screen>
          <PersonButtons person={person} onDecide={ask} />
        </DecisionButtons>
        <Parted>
          <Facts
            two
            facts={[
              ['Username', username && `@${username}`],
              ['Here since', formatDate(person.created_at)],
              ['Signs in with', PROVIDERS[provider] ?? provider],
              ['Asks to be verified since', askedAt && formatDate(askedAt)],
              ['Payouts', payoutsText(person)],
              ['What others see', publicPage(person)],
              ['Person', <CopyableId key="person" id={uid} of="the person" />],
            ]}
          />
        </Parted>
      </Stack>
      {dialog}
    </Section>
  );
}

/** Returns whether a person can be paid, or since when payouts to them are held; null for those whom nobody pays. */
function payoutsText({ role, payout_account: account }: AdminPersonView): string | null {
  if (!account) return role === 'content_creator' ? 'No payment account' : null;
  if (account.held_at) return `Held since ${formatDate(account.held_at)}`;
  return account.payouts_enabled ? `Account ${account.status}` : `Account ${account.status}, not paid out`;
}

/** Returns the link to the page that everybody sees of a person; null where there is none. */
function publicPage({ uid, role, disabled }: AdminPersonView): ReactNode {
  if (role === 'content_creator' && !disabled) return <TextLink to={paths.store(uid)}>Store</TextLink>;
  return role === 'business_owner' ? <TextLink to={paths.brand(uid)}>Brand</TextLink> : null;
}

interface CasesProps {
  uid: string;
  as: 'asked' | 'reported';
  title: string;
  empty: string;
}

/** The cases that a person has opened, or the reports about them, newest first. */
function Cases({ uid, as, title, empty }: CasesProps) {
  const list = useInfiniteQuery(pagesOf(listCasesOfPerson, { params: { id: uid }, query: { as } }));
  const { ask, dialog } = useDecision();
  return (
    <Section title={title}>
      <PagedList list={list} problem="Failed to load the cases" empty={<Hint>{empty}</Hint>}>
        {(cases) => (
          <QueueList label={title}>
            {cases.map((item) => (
              <li key={item.id}>
                <CaseRow item={item} onDecide={ask} />
              </li>
            ))}
          </QueueList>
        )}
      </PagedList>
      {dialog}
    </Section>
  );
}
