import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';

/** When an application was made and, while it is open, by when it is decided. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  return (
    <Facts
      facts={[
        ['Applied', <DateText key="a" value={application.created_at} />],
        ['Decision by', application.status === 'pending' && <DateText key="d" value={application.decide_by} />],
      ].filter((fact): fact is [string, React.JSX.Element] => fact[1] !== false)}
    />
  );
}
