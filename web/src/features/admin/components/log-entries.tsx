import type { AuditEntryView } from '@doubloon/contract/admin/audit.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Card, chakra, Hint, Wrap } from '../../../shared/style/chakra.tsx';
import { adminActionLabels } from '../../../shared/text/admin.ts';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';

/** Where what an action was about can be looked at. */
const WHERE: Partial<Record<AuditEntryView['subject']['kind'], (id: string) => string>> = {
  user: (id) => paths.adminPart('people', { uid: id }),
  campaign: paths.managedLoot,
  case: paths.adminCase,
};

type Facts = AuditEntryView['before'];

/** Lists log entries of admin actions: action, subject, changes, reason, admin and time. */
export function LogEntries({ entries }: { entries: readonly AuditEntryView[] }) {
  const uid = useSession((state) => state.user?.uid);
  return (
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {entries.map((entry) => (
        <Card as="li" key={entry.id} padding={{ base: '4', md: '5' }}>
          <Wrap justifyContent="space-between" gap="2">
            <chakra.p fontWeight="semibold">{adminActionLabels[entry.action]}</chakra.p>
            <chakra.span textStyle="hint">
              {entry.admin_id === uid ? (
                'You'
              ) : (
                <Link to={paths.adminPart('people', { uid: entry.admin_id })}>Another admin</Link>
              )}
              , {formatMoment(entry.created_at)}
            </chakra.span>
          </Wrap>
          <chakra.p marginTop="1">{entry.reason}</chakra.p>
          <Hint marginTop="2">
            <Link to={paths.adminPart('log', { subject: entry.subject.id })}>
              {entry.subject.kind} {entry.subject.id}
            </Link>
            {entry.subject.kind in WHERE && (
              <>
                {' · '}
                <TextLink to={WHERE[entry.subject.kind]?.(entry.subject.id) ?? ''}>Open</TextLink>
              </>
            )}
            {changes(entry.before, entry.after)}
          </Hint>
        </Card>
      ))}
    </chakra.ol>
  );
}

/** Returns changed values as ` · status: pending → open`, and facts that are only noted as ` · kind: refund`. */
function changes(before: Facts, after: Facts): string {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const values = name in before ? [before[name], after[name]] : [after[name]];
      return ` · ${name}: ${values.map((value) => String(value ?? '–')).join(' → ')}`;
    })
    .join('');
}
