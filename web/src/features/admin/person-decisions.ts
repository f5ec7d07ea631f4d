import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { setFeatured } from '@doubloon/contract/admin/work-operations.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { request } from '../../shared/api/request.ts';
import type { Decision } from './components/decision-dialog.tsx';

/** Keeping somebody out, or letting them in again. */
export function accessDecision({ uid, name, role }: AdminUserView, disable: boolean): Decision {
  const store = role === 'content_creator' ? (disable ? ' Their store closes.' : ' Their store opens again.') : '';
  return {
    title: disable ? `Disable ${name}?` : `Enable ${name}?`,
    effect: disable
      ? `They cannot sign in any more, and every session of theirs ends.${store} Money under way is paid as usual.`
      : `They can sign in again.${store}`,
    confirm: disable ? 'Disable' : 'Enable',
    busyLabel: disable ? 'Disabling...' : 'Enabling...',
    dangerous: disable,
    done: disable ? `${name} is disabled.` : `${name} can sign in again.`,
    run: (reason) => request(setUserAccess, { params: { id: uid }, body: { disabled: disable, reason } }),
  };
}

/** Showing a creator first, or no longer. */
export function featureDecision({ uid, name }: AdminUserView, featured: boolean): Decision {
  return {
    title: featured ? `Feature ${name}?` : `Stop featuring ${name}?`,
    effect: featured
      ? 'They show before everybody else in the creators directory, with a mark.'
      : 'They show among all the others in the creators directory.',
    confirm: featured ? 'Feature' : 'Stop featuring',
    busyLabel: 'Saving...',
    done: featured ? `${name} is featured.` : `${name} is not featured any more.`,
    run: (reason) => request(setFeatured, { params: { id: uid }, body: { featured, reason } }),
    alsoChanges: [getStore],
  };
}
