import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { listVerificationRequests, decideVerification } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { Detail } from '../../../shared/style/chakra.tsx';
import { ageText } from '../../../shared/ui/figures/time.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { NothingWaits, RowActions } from './admin-list.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

/** Creators and owners who asked for the badge, longest waiting first. */
export function VerificationScreen() {
  const list = useInfiniteQuery(pagesOf(listVerificationRequests, { query: {} }));
  const { ask, dialog } = useDecision();
  const columns: readonly Column<AdminUserView>[] = [
    {
      header: 'Person',
      cell: ({ name, username }) => (
        <>
          {name}
          {username && <Detail>@{username}</Detail>}
        </>
      ),
    },
    { header: 'Role', cell: ({ role }) => roleLabel(role) },
    { header: 'E-mail', cell: ({ email }) => email },
    {
      header: 'Waiting',
      cell: ({ verification_requested_at: at }) => (at ? ageText(at, new Date()) : null),
    },
    {
      header: 'Decision',
      cell: ({ verification_requested_at: askedAt, ...person }) =>
        askedAt && (
          <RowActions>
            <Button variant="dangerQuiet" onClick={() => ask(decisionOn(person, askedAt, false))}>
              Refuse
            </Button>
            <Button onClick={() => ask(decisionOn(person, askedAt, true))}>Grant</Button>
          </RowActions>
        ),
    },
  ];
  return (
    <>
      <PagedList
        isMain
        list={list}
        problem="Failed to load the verification requests"
        empty={<NothingWaits text="Creators and owners who ask for the badge show up here." />}
      >
        {(people) => (
          <DataTable caption="Verification requests" columns={columns} items={people} keyOf={({ uid }) => uid} />
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
