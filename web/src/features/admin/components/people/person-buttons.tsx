import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { setFeatured } from '@doubloon/contract/admin/work-operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { request } from '../../../../shared/api/request.ts';
import { paths } from '../../../../shared/paths.ts';
import { useSession } from '../../../../shared/state/session.ts';
import { Button, ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import type { Decision } from '../../decision.ts';

interface PersonButtonsProps {
  person: AdminUserView;
  onDecide: (decision: Decision) => void;
}

/** The decisions of an admin about a person: never to oneself, nor to another admin. */
export function PersonButtons({ person, onDecide }: PersonButtonsProps) {
  const self = useSession((state) => state.user?.uid) === person.uid;
  const isCreator = person.role === 'content_creator';
  return (
    <>
      {isCreator && (
        <ButtonLink variant="outline" to={paths.adminPart('reviews', { creator: person.uid })}>
          Reviews
        </ButtonLink>
      )}
      {isCreator && !person.disabled && <FeatureButton person={person} onDecide={onDecide} />}
      {!self && person.role !== 'admin' && (
        <Button
          variant={person.disabled ? 'outline' : 'dangerQuiet'}
          onClick={() => onDecide(accessDecision(person, !person.disabled))}
        >
          {person.disabled ? 'Enable' : 'Disable'}
        </Button>
      )}
    </>
  );
}

/** Button that starts or stops featuring a person; hidden until their store, which says if they are featured, has loaded. */
function FeatureButton({ person, onDecide }: PersonButtonsProps) {
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
      ? `They cannot sign in any more, and every session of theirs ends.${shown} Payouts to them are held until an admin lets them in again.`
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
