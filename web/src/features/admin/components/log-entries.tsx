import type { AuditEntryView } from '@doubloon/contract/admin/audit.ts';
import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Hint, sheet, Wrap } from '../../../shared/style/chakra.tsx';
import { adminActionLabels } from '../../../shared/text/admin.ts';
import { CopyableId } from '../../../shared/ui/buttons/copyable-id.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { nearMoment } from '../../../shared/ui/figures/time.ts';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { PersonName } from './people/person-name.tsx';

type Subject = AuditEntryView['subject'];

/** Where what an action was about can be looked at. */
const WHERE: Partial<Record<Subject['kind'], (id: string) => string>> = {
  campaign: paths.managedLoot,
  case: paths.adminCase,
};

/** Words before the name of an action’s subject, or in its place. */
export const SUBJECTS: Readonly<Record<Subject['kind'], string>> = {
  user: 'Person',
  campaign: 'Loot',
  review: 'Review',
  treasure: 'Treasure',
  case: 'Case',
  payout: 'Payout',
  message: 'Message',
  media: 'Work',
  question: 'Question',
};

/** The facts that are ids, and what they are called before the name. */
const IDS: Readonly<Record<string, string>> = {
  campaignId: 'loot',
  creatorId: 'creator',
  userId: 'author',
  senderId: 'sender',
  person: 'person',
  reported: 'reported',
};

/** One sheet with a line between each two. */
const Entries = chakra('ol', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden' } });
const Entry = chakra('li', {
  base: {
    paddingX: { base: '4', md: '5' },
    paddingY: '3.5',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

/** Lists log entries of admin actions: action, subject, changes, reason, admin and time. */
export function LogEntries({ entries }: { entries: readonly AuditEntryView[] }) {
  const uid = useSession((state) => state.user?.uid);
  return (
    <Entries>
      {entries.map((entry) => (
        <Entry key={entry.id}>
          <Wrap justifyContent="space-between" columnGap="2">
            <chakra.p fontWeight="semibold">{adminActionLabels[entry.action]}</chakra.p>
            <chakra.span textStyle="hint">
              {entry.admin_id === uid ? 'You' : <PersonName uid={entry.admin_id} name={entry.admin_name} />},{' '}
              {nearMoment(entry.created_at, currentTime())}
            </chakra.span>
          </Wrap>
          <p>{entry.reason}</p>
          <Hint marginTop="1">
            {SUBJECTS[entry.subject.kind]} <SubjectName {...entry} />{' '}
            <CopyableId id={entry.subject.id} of={SUBJECTS[entry.subject.kind].toLowerCase()} />
            {' · '}
            <TextLink to={paths.adminPart('log', { subject: entry.subject.id })}>All about it</TextLink>
            {changes(entry)}
          </Hint>
        </Entry>
      ))}
    </Entries>
  );
}

/** The name of what an action was about, which leads to it; nothing where it has none, and nowhere where it is not shown. */
function SubjectName({ subject: { kind, id }, names }: Pick<AuditEntryView, 'subject' | 'names'>) {
  const name = names[id];
  if (kind === 'user') return name === undefined ? null : <PersonName uid={id} name={name} />;
  const where = WHERE[kind];
  return where ? <TextLink to={where(id)}>{name ?? 'Open'}</TextLink> : name;
}

/** Returns changed values as ` · status: pending → open`, and facts that are only noted as ` · kind: refund`; ids as names, or not at all where they have none. */
function changes({ before, after, names }: Pick<AuditEntryView, 'before' | 'after' | 'names'>): string {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const values = name in before ? [before[name], after[name]] : [after[name]];
      const called = IDS[name];
      if (called === undefined) return ` · ${name}: ${values.map((value) => String(value ?? '–')).join(' → ')}`;
      const named = values.flatMap((id) => names[String(id)] ?? []);
      return named.length > 0 ? ` · ${called}: ${named.join(' → ')}` : '';
    })
    .join('');
}

/** Lists what admins have done about one thing or person, newest first; `empty` says that it is nothing. */
export function SubjectHistory({ id, empty }: { id: string; empty: string }) {
  const list = useInfiniteQuery(pagesOf(listAuditLog, { query: { subject: id } }));
  return (
    <Section title="History">
      <PagedList list={list} problem="Failed to load the log" empty={<Hint>{empty}</Hint>}>
        {(entries) => <LogEntries entries={entries} />}
      </PagedList>
    </Section>
  );
}
