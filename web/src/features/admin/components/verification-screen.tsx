import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { listVerificationRequests, decideVerification } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { ageText } from '../../../shared/ui/figures/time.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { NothingWaits } from './admin-list.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { WorkList, WorkRow } from '../../../shared/ui/lists/work-row.tsx';

/** Creators and owners who asked for the badge, longest waiting first. */
export function VerificationScreen() {
  const list = useInfiniteQuery(pagesOf(listVerificationRequests, { query: {} }));
  const { ask, dialog } = useDecision();
  return (
    <>
      <PagedList
        isMain
        list={list}
        problem="Failed to load the verification requests"
        empty={<NothingWaits text="Creators and owners who ask for the badge show up here." />}
      >
        {(people) => (
          <WorkList label="Verification requests">
            {people.map(({ verification_requested_at: askedAt, ...person }) => (
              <li key={person.uid}>
                <WorkRow
                  picture={person.picture}
                  name={person.name}
                  about={person.username && `@${person.username}`}
                  detail={`${roleLabel(person.role)} · ${person.email}${askedAt ? ` · waiting ${ageText(askedAt, currentTime())}` : ''}`}
                  actions={
                    askedAt && (
                      <>
                        <Button variant="dangerQuiet" onClick={() => ask(decisionOn(person, askedAt, false))}>
                          Refuse
                        </Button>
                        <Button onClick={() => ask(decisionOn(person, askedAt, true))}>Grant</Button>
                      </>
                    )
                  }
                />
              </li>
            ))}
          </WorkList>
        )}
      </PagedList>
      {dialog}
    </>
  );
}

function decisionOn({ uid, name }: Pick<AdminUserView, 'uid' | 'name'>, askedAt: Date, granted: boolean): Decision {
  return {
    title: granted ? `Verify ${name}?` : `Refuse to verify ${name}?`,
    effect: granted
      ? 'The Verified badge shows wherever their name stands: profile, store and applications, or loots.'
      : 'They get no badge, and can ask again.',
    confirm: granted ? 'Grant' : 'Refuse',
    loadingText: granted ? 'Granting...' : 'Refusing...',
    dangerous: !granted,
    done: granted ? `${name} is verified.` : `${name} is not verified.`,
    run: (reason) =>
      request(decideVerification, {
        params: { id: uid },
        body: { granted, reason, verification_requested_at: askedAt },
      }),
  };
}
