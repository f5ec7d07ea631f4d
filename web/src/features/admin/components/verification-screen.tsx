import type { AdminUserView, VerificationRequestView } from '@doubloon/contract/admin/admin-user.ts';
import { listVerificationRequests, decideVerification } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { ageText } from '../../../shared/ui/figures/time.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { NothingWaits, RowDecision } from './admin-list.tsx';
import { OneLine, QueueList, QueueRow } from './queue-row.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

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
          <QueueList label="Verification requests">
            {people.map(({ verification_requested_at: askedAt, accounts, ...person }) => (
              <li key={person.uid}>
                <QueueRow
                  picture={person.picture}
                  name={person.name}
                  about={person.username && `@${person.username}`}
                  detail={
                    <>
                      <OneLine>
                        {roleLabel(person.role)}
                        {askedAt && ` · Waiting ${ageText(askedAt, currentTime())}`}
                      </OneLine>
                      <OneLine>{person.email}</OneLine>
                    </>
                  }
                  marks={<Shown person={person} accounts={accounts} />}
                  actions={
                    askedAt && (
                      <RowDecision
                        more={
                          <Button variant="dangerQuiet" onClick={() => ask(decisionOn(person, askedAt, false))}>
                            Refuse
                          </Button>
                        }
                      >
                        <Button variant="outline" onClick={() => ask(decisionOn(person, askedAt, true))}>
                          Grant
                        </Button>
                      </RowDecision>
                    )
                  }
                />
              </li>
            ))}
          </QueueList>
        )}
      </PagedList>
      {dialog}
    </>
  );
}

/** Has a line of its own, and is high enough for a finger. */
const PageLink = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', md: '7' } },
});
const OwnLine = chakra('div', { base: { flexBasis: 'full', marginY: { base: '-1', md: '0' } } });
/** A chip, around which there is room for a finger on phones. */
const Account = chakra('a', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '7',
    paddingLeft: '0.5',
    paddingRight: '2.5',
    marginY: { base: '1', md: '0' },
    borderRadius: 'full',
    bg: 'chip',
    fontSize: 'sm',
    _after: {
      content: '""',
      position: 'absolute',
      left: '0',
      right: '0',
      top: { base: '-2', md: '0' },
      bottom: { base: '-2', md: '0' },
    },
    _hover: { '& strong': { textDecoration: 'underline' } },
    '& strong': { fontWeight: 'semibold' },
    '& > span:last-of-type': { color: 'muted' },
  },
});
const HOW_SHOWN = { code: 'by code', oauth: 'by sign-in' } as const;

interface ShownProps extends Pick<VerificationRequestView, 'accounts'> {
  person: Pick<AdminUserView, 'uid' | 'role' | 'email_verified'>;
}

/** Evidence to look at before the badge is granted: their page here, and their accounts elsewhere. */
function Shown({ person: { uid, role, email_verified: isProven }, accounts }: ShownProps) {
  const isCreator = role === 'content_creator';
  return (
    <>
      <OwnLine>
        <PageLink to={isCreator ? paths.store(uid) : paths.brand(uid)}>
          {isCreator ? 'Their store' : 'Their brand page'}
        </PageLink>
      </OwnLine>
      {accounts.map(({ platform, handle, url, verified_by: how, followers }) => (
        <Account key={platform} href={url} target="_blank" rel="noopener noreferrer">
          <PlatformIcon platform={platform} size="small" />
          <strong>@{handle}</strong>
          <span>
            {followers !== null && `${counted(followers, 'follower')} · `}
            {HOW_SHOWN[how]}
          </span>
        </Account>
      ))}
      {accounts.length === 0 && <Badge colorPalette="coral">No linked account</Badge>}
      {!isProven && <Badge colorPalette="coral">E-mail not verified</Badge>}
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
