import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { getUserAsAdmin, setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { setFeatured } from '@doubloon/contract/admin/work-operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { FoundPeople, MIN_SEARCH, PeopleSearch } from './people-search.tsx';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { roleLabel, useSession } from '../../../shared/state/session.ts';
import { Card, chakra, Hint, List, Wrap } from '../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { EmptyState, PageSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

/** People that were searched for, or one whose id is in the address (`uid`), and what an admin can do to each. */
export function PeopleScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('q')?.trim() ?? '';
  const uid = search.get('uid');
  const person = useQuery(queryOf(getUserAsAdmin, { params: { id: uid ?? '' } }, { enabled: uid !== null }));
  const { ask, dialog } = useDecision();
  const cards = (people: readonly AdminUserView[]) => (
    <List gap="4">
      {people.map((one) => (
        <PersonCard key={one.uid} person={one} onDecide={ask} />
      ))}
    </List>
  );
  return (
    <>
      <PeopleSearch key={wanted} label="Look for people" />
      {uid !== null ? (
        <QueryView
          query={person}
          problem="Failed to search people"
          pending={<PageSkeleton />}
          missing={<EmptyState drawing="compass" title="Nobody found" />}
        >
          {(one) => cards([one])}
        </QueryView>
      ) : wanted.length < MIN_SEARCH ? (
        <EmptyState drawing="compass" title="Look for somebody" />
      ) : (
        <FoundPeople search={wanted}>{cards}</FoundPeople>
      )}
      {dialog}
    </>
  );
}

interface PersonCardProps {
  person: AdminUserView;
  onDecide: (decision: Decision) => void;
}

/** One person with what an admin can do: never to oneself, nor to another admin. */
function PersonCard({ person, onDecide }: PersonCardProps) {
  const self = useSession((state) => state.user?.uid) === person.uid;
  const isCreator = person.role === 'content_creator';
  return (
    <Card as="li">
      <Wrap gap="2" alignItems="center">
        <chakra.h2 fontSize="lg">{person.name}</chakra.h2>
        <Badge>{person.role === 'admin' ? 'Admin' : roleLabel(person.role)}</Badge>
        {person.is_verified && <Badge colorPalette="sea">Verified</Badge>}
        {person.disabled && <Badge colorPalette="coral">Disabled</Badge>}
      </Wrap>
      <Hint marginTop="1">
        {person.email}
        {person.email_verified ? '' : ' (not verified)'}
        {person.username ? ` · @${person.username}` : ''} · since <DateText value={person.created_at} />
      </Hint>
      <Wrap gap="2" marginTop="4">
        {!self && person.role !== 'admin' && (
          <Button
            variant={person.disabled ? 'outline' : 'dangerQuiet'}
            onClick={() => onDecide(accessDecision(person, !person.disabled))}
          >
            {person.disabled ? 'Enable' : 'Disable'}
          </Button>
        )}
        {isCreator && !person.disabled && <FeatureButton person={person} onDecide={onDecide} />}
        {isCreator && (
          <ButtonLink variant="outline" to={paths.adminPart('reviews', { creator: person.uid })}>
            Reviews
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={paths.adminPart('log', { subject: person.uid })}>
          Log
        </ButtonLink>
      </Wrap>
    </Card>
  );
}

/** Button that starts or stops featuring a person; hidden until their store, which says if they are featured, has loaded. */
function FeatureButton({ person, onDecide }: PersonCardProps) {
  const { data: store } = useQuery(queryOf(getStore, { params: { id: person.uid } }));
  if (!store) return null;
  return (
    <Button variant="outline" onClick={() => onDecide(featureDecision(person, !store.featured))}>
      {store.featured ? 'Stop featuring' : 'Feature'}
    </Button>
  );
}

/** Sentences, by role, about a person's store or loots once they are disabled or enabled. */
const SHOWN_OF: Partial<Record<Role, Readonly<Record<'disabled' | 'enabled', string>>>> = {
  content_creator: { disabled: ' Their store closes.', enabled: ' Their store opens again.' },
  business_owner: {
    disabled: ' Their open loots are paused.',
    enabled: ' Their loots stay paused until an admin opens them.',
  },
};

/** Returns the decision to disable an account, or to enable it again. */
function accessDecision({ uid, name, role }: AdminUserView, disable: boolean): Decision {
  const shown = SHOWN_OF[role]?.[disable ? 'disabled' : 'enabled'] ?? '';
  return {
    title: disable ? `Disable ${name}?` : `Enable ${name}?`,
    effect: disable
      ? `They cannot sign in any more, and every session of theirs ends.${shown} Money under way is paid as usual.`
      : `They can sign in again.${shown}`,
    confirm: disable ? 'Disable' : 'Enable',
    loadingText: disable ? 'Disabling...' : 'Enabling...',
    dangerous: disable,
    done: disable ? `${name} is disabled.` : `${name} can sign in again.`,
    run: (reason) => request(setUserAccess, { params: { id: uid }, body: { disabled: disable, reason } }),
  };
}

/** Showing a creator first, or no longer. */
function featureDecision({ uid, name }: AdminUserView, featured: boolean): Decision {
  return {
    title: featured ? `Feature ${name}?` : `Stop featuring ${name}?`,
    effect: featured
      ? 'They show before everybody else in the creators directory, with a mark.'
      : 'They show among all the others in the creators directory.',
    confirm: featured ? 'Feature' : 'Stop featuring',
    loadingText: 'Saving...',
    done: featured ? `${name} is featured.` : `${name} is not featured any more.`,
    run: (reason) => request(setFeatured, { params: { id: uid }, body: { featured, reason } }),
    alsoChanges: [getStore],
  };
}
