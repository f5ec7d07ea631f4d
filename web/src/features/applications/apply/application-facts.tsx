import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { awaitedDelivery } from '../awaited-delivery.ts';

/** Shows when an application was made and, while it is open, by when it is decided; then by when something is delivered. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const deliverBy = awaitedDelivery(application);
  return (
    <Facts
      facts={[
        ['Applied', <DateText key="a" value={application.created_at} />],
        ['Decision by', application.status === 'pending' ? <DateText key="d" value={application.decide_by} /> : null],
        [
          'Delivery by',
          deliverBy && (
            <>
              <DateText value={deliverBy} />
              <TimeLeft to="deliver" by={deliverBy} />
            </>
          ),
        ],
      ]}
    />
  );
}
